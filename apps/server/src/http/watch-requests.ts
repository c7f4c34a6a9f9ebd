import { randomUUID } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Logger } from 'pino'
import type { Metrics } from './metrics'

export type Watched = { Variables: { requestId: string } }

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
/** Asked all the time by machines, or one of many files of one page. */
const quietRoutes = new Set(['web', '/api/health', '/api/ready', '/metrics'])

/** Logs and counts every request by its route. Nothing that came from outside is written but the method: no address, header or body. */
export function watchRequests(log: Pick<Logger, 'info' | 'debug'>, metrics: Metrics): MiddlewareHandler<Watched> {
  return async (c, next) => {
    const start = performance.now()
    const requestId = randomUUID()
    c.set('requestId', requestId)
    await next()
    c.res.headers.set('X-Request-Id', requestId)
    const ms = performance.now() - start
    const request = { method: methods.has(c.req.method) ? c.req.method : 'OTHER', route: routeOf(c), status: c.res.status }
    metrics.observe({ ...request, seconds: ms / 1000 })
    const level = quietRoutes.has(request.route) ? 'debug' : 'info'
    log[level]({ requestId, ...request, ms: Math.round(ms * 10) / 10 }, 'request')
  }
}

/** The pattern of the route that answered; `web` for files and pages, `/api/*` for what is not there. */
function routeOf(c: Context): string {
  const route = routePath(c, -1)
  return route === '/*' || route === '*' ? 'web' : route
}
