/** Text under a name that outlives the page; `isLasting` is false when only this tab keeps it. */
export type KeyValue = {
  isLasting: boolean
  get(key: string): string | null
  /** Throws when the browser refuses to keep it (quota, private mode). */
  set(key: string, value: string): void
  remove(key: string): void
}

/** Local storage, else session storage, else this page's memory: the app runs on each of them. */
function openKeyValue(): KeyValue {
  return tryStorage('localStorage') ?? tryStorage('sessionStorage') ?? memory()
}

function tryStorage(kind: 'localStorage' | 'sessionStorage'): KeyValue | null {
  try {
    const storage = window[kind]
    const probe = 'verbena-probe'
    storage.setItem(probe, '1')
    storage.removeItem(probe)
    return wrap(storage, kind === 'localStorage')
  } catch (refused) {
    // a full storage still reads, and what is in it must not be hidden behind an empty one
    return refused instanceof DOMException && refused.name === 'QuotaExceededError' ? wrap(window[kind], kind === 'localStorage') : null
  }
}

function wrap(storage: Storage, isLasting: boolean): KeyValue {
  return {
    isLasting,
    get: (key) => storage.getItem(key),
    set: (key, value) => storage.setItem(key, value),
    remove: (key) => storage.removeItem(key),
  }
}

function memory(): KeyValue {
  const values = new Map<string, string>()
  return {
    isLasting: false,
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  }
}

/** What this device keeps for the app. */
export const keyValue = openKeyValue()

/** Calls back when another tab of this browser changed the key. */
export function onOtherTabChange(key: string, callback: (value: string | null) => void): () => void {
  function listen(event: StorageEvent) {
    if (event.key === key) callback(event.newValue)
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}
