import { deleteDB } from 'idb'

const ours = /^verbena-/

/** Removes everything that the app keeps on this device and starts it afresh. */
export async function forgetThisDevice(): Promise<void> {
  for (const storage of storages()) {
    for (const key of Object.keys(storage)) if (ours.test(key)) storage.removeItem(key)
  }
  for (const name of ['verbena-logs', 'verbena-copies', 'verbena-own']) await deleteDatabase(name)
  window.location.replace('/')
}

/** A tab of an older version may hold the database open: it goes when that tab does. Where there is no database there is nothing in it. */
function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve) => {
    deleteDB(name, { blocked: () => resolve() }).then(resolve, () => resolve())
  })
}

function storages(): Storage[] {
  try {
    return [window.localStorage, window.sessionStorage]
  } catch {
    return [] // a browser that forbids storage keeps nothing
  }
}
