/** Whether the browser keeps what is stored even when space is short; `null` where it does not say. */
export async function isStoragePersistent(): Promise<boolean | null> {
  try {
    return await navigator.storage.persisted()
  } catch {
    return null // an old browser, or a page without a secure origin
  }
}

/** Asks the browser to keep what is stored, and answers whether it does. */
export async function askForPersistence(): Promise<boolean> {
  try {
    return await navigator.storage.persist()
  } catch {
    return false
  }
}
