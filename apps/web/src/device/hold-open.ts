import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/**
 * How to get at a database of this device: it is opened when first asked for, held open, and opened anew after a failure. What is
 * returned rejects where the browser has no database to give.
 */
export function holdOpen<Shape extends DBSchema>(
  name: string,
  version: number,
  upgrade: (db: IDBPDatabase<Shape>, before: number) => void,
): () => Promise<IDBPDatabase<Shape>> {
  let opened: Promise<IDBPDatabase<Shape>> | null = null

  function letGo() {
    opened = null
  }
  return function open() {
    opened ??= openDB<Shape>(name, version, {
      upgrade,
      blocking(_, __, event) {
        // a newer version of the app in another tab must not wait for this one
        if (event.target instanceof IDBDatabase) event.target.close()
        letGo()
      },
      terminated: letGo,
    })
    opened.catch(letGo)
    return opened
  }
}
