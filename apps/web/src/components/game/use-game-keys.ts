import { useEffect, useEffectEvent } from 'react'
import { readSetting } from '../../state/learner/use-learner'

/** What keys do now, by `event.key` in lower case: `1`, `h`, `enter`, ` `, `escape`, `arrowleft`. */
export type GameKeys = Partial<Record<string, (() => void) | undefined>>

/**
 * Keys over a game. Characters act only while letter keys are on and no text field has the focus; with Alt they act
 * everywhere, which is how a hint is asked for while typing. Enter and space stay with a button that has the focus. Where
 * words are spelled, `onLetter` takes every letter, so that a hint asks for Alt.
 */
export function useGameKeys(keys: GameKeys, onLetter?: (letter: string) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.repeat) return
    const key = event.altKey ? keyWithAlt(event) : event.key.toLowerCase()
    const act = onLetter && !event.altKey && /^[a-z]$/.test(key) ? () => onLetter(key) : keys[key]
    if (act === undefined || (!event.altKey && isTakenElsewhere(event, key))) return
    event.preventDefault()
    act()
  })

  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

/** With Alt some keyboards write another letter: the key itself counts. */
function keyWithAlt({ code }: KeyboardEvent): string {
  return code.startsWith('Key') ? code.slice(3).toLowerCase() : ''
}

function isTakenElsewhere({ target }: KeyboardEvent, key: string): boolean {
  const on = target instanceof HTMLElement ? target : null
  if (key === 'escape') return false
  if (on?.closest('input:not([type="radio"]), textarea, select')) return true
  if (key === 'enter' || key === ' ') return on?.closest('button, a, [role="radio"]') != null
  if (key.startsWith('arrow')) return on?.closest('[role="radio"]') != null
  return key.length === 1 && !readSetting('letterKeys')
}
