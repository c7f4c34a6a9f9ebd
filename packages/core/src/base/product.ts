/** The product's name; the specification writes {product}. */
export const productName = 'Verbena'

/** What the app stores know the apps by; the projects in apps/web/ios and apps/web/android carry the same. */
export const appId = 'app.verbena.words'
