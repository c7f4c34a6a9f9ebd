import { deleteDB } from 'idb'

const ours = /^verbena-/

/** Removes everything that the app keeps on this device and starts it afresh. */
export async function forgetThisDevice(): Promise<void> {
  for (const storage of storages()) {
    for (const key of Object.keys(storage)) if (ours.test(key)) storage.removeItem(key)
  }
  await deleteDB('verbena-logs').catch(() => undefined) // where there is no database there is nothing in it
  window.location.replace('/')
}

function storages(): Storage[] {
  try {
    return [window.localStorage, window.sessionStorage]
  } catch {
    return [] // a browser that forbids storage keeps nothing
  }
}
