import { useSyncExternalStore } from 'react'
import { keepOffline } from '../device/offline'

let isThere = false
const listeners = new Set<() => void>()

/** Keeps the app on the device, and notices when there is a newer version of it than the one that runs. */
export function followVersions(): Promise<void> {
  return keepOffline(() => {
    isThere = true
    for (const listener of listeners) listener()
  })
}

/** Calls back when a newer version turns up. */
export function onNewVersion(callback: () => void): () => void {
  listeners.add(callback)
  return () => listeners.delete(callback)
}

export function hasNewVersion(): boolean {
  return isThere
}

export function useHasNewVersion(): boolean {
  return useSyncExternalStore(onNewVersion, hasNewVersion)
}
