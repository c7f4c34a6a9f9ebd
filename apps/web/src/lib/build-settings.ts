/** Where reports about entries go: a mail address, or the address of a new-issue page. Empty leaves it to the sender. */
export const reportTo: string = import.meta.env.VITE_REPORT_TO ?? ''

/** The app's page in the App Store, where reviews are written. Empty until the app is there. */
export function appStoreUrl(): string {
  return import.meta.env.VITE_APP_STORE_URL ?? ''
}
