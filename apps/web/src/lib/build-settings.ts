/** The server's address inside the apps, where no server of ours hands out the page. Empty on the web: it is the page's own origin. */
export function apiUrl(): string {
  return import.meta.env.VITE_API_URL ?? ''
}

/** Where the app is found on the web, for links that are passed on. */
export function siteOrigin(): string {
  return apiUrl() || window.location.origin
}

/** Where reports about entries go: a mail address, or the address of a new-issue page. Empty leaves it to the sender. */
export const reportTo: string = import.meta.env.VITE_REPORT_TO ?? ''

/** The app's page in the App Store, where reviews are written. Empty until the app is there. */
export function appStoreUrl(): string {
  return import.meta.env.VITE_APP_STORE_URL ?? ''
}
