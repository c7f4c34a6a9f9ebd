/** Where reports about entries go: a mail address, or the address of a new-issue page. Empty leaves it to the sender. */
export const reportTo: string = import.meta.env.VITE_REPORT_TO ?? ''
