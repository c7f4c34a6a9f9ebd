/** Where the device keeps the look of the chosen theme, so that the page can show it before any script of the app has run. */
export const lookKey = 'verbena-look'
