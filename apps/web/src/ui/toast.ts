import { useSyncExternalStore } from 'react'

/** A message that comes and goes by itself; `action` offers one thing to do about it. */
export type Toast = {
  id: number
  title: string
  text?: string
  tone?: 'plain' | 'error'
  action?: { label: string; onClick: () => void }
}

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function change(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

/** Shows a toast; at most three stay on screen, the oldest leaves first. */
export function toast(title: string, details: Omit<Toast, 'id' | 'title'> = {}): void {
  lastId += 1
  change([...toasts, { id: lastId, title, ...details }].slice(-3))
}

/** A toast about something that failed: it stays longer and is read out at once. While it is there it is not said again. */
export function toastError(title: string, text: string): void {
  if (!toasts.some((each) => each.title === title && each.text === text)) toast(title, { text, tone: 'error' })
}

export function dismissToast(id: number): void {
  change(toasts.filter((each) => each.id !== id))
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(subscribe, () => toasts)
}
