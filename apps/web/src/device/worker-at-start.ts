/** The worker that had this page in its care when it was opened; another one since then is of another version. `null` without one. */
export const workerAtStart: ServiceWorker | null = navigator.serviceWorker?.controller ?? null
