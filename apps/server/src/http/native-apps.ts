import type { MiddlewareHandler } from 'hono'

/** Where the pages of the apps are at home: on iOS and on Android. */
export const nativeOrigins: ReadonlySet<string> = new Set(['capacitor://localhost', 'https://localhost'])

const methods = 'GET, POST, PATCH, DELETE'
/** The longest that browsers remember. */
const rememberSeconds = 7200

/**
 * Lets the pages of our apps ask from where they are, and nobody else. Who is signed in is said by a header of the
 * request, so no cookies are allowed along, and another page at one of these addresses could do no more than a program could.
 */
export function allowNativeApps(): MiddlewareHandler {
  return async (c, next) => {
    const origin = c.req.header('origin')
    if (origin === undefined || !nativeOrigins.has(origin)) return next()
    const shared = { 'Access-Control-Allow-Origin': origin, Vary: 'Origin' }
    if (c.req.method === 'OPTIONS' && c.req.header('access-control-request-method') !== undefined) {
      return c.body(null, 204, {
        ...shared,
        'Access-Control-Allow-Methods': methods,
        'Access-Control-Allow-Headers': 'Authorization, Content-Type',
        'Access-Control-Max-Age': String(rememberSeconds),
      })
    }
    await next()
    for (const [name, value] of Object.entries(shared)) c.res.headers.set(name, value)
    c.res.headers.set('Access-Control-Expose-Headers', 'Retry-After')
  }
}
