/** Removes service workers with what they keep (spec §1): an app brings its files along, and an old worker would hand out older ones. */
export async function dropWorkers(): Promise<void> {
  if ('serviceWorker' in navigator) {
    const workers = await navigator.serviceWorker.getRegistrations()
    await Promise.all(workers.map((worker) => worker.unregister()))
  }
  if (!('caches' in window)) return
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
}
