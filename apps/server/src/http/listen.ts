import { createServer } from 'node:http'
import { getRequestListener, RequestError } from '@hono/node-server'
import type { ErrorBody } from '@verbena/core/base/app-error'
import { StartError } from '../db/start-error'

type FetchHandler = Parameters<typeof getRequestListener>[0]
export type Listening = { address: string; stop(): Promise<void> }

const requestLimitMs = 30_000
const headersLimitMs = 15_000
const finishLimitMs = 10_000
const closeIdleEveryMs = 50

/** Serves on the address. `stop` takes no more connections and lets requests under way finish, for ten seconds at most. */
export function listen(fetch: FetchHandler, { host, port }: { host: string; port: number }): Promise<Listening> {
  const limits = { requestTimeout: requestLimitMs, headersTimeout: headersLimitMs }
  const server = createServer(limits, getRequestListener(fetch, { errorHandler: answerBeforeApp }))
  function stop(): Promise<void> {
    return new Promise((resolve) => {
      // A connection kept open by a browser counts as idle only between requests, so it is asked again.
      const idle = setInterval(() => server.closeIdleConnections(), closeIdleEveryMs)
      const deadline = setTimeout(() => server.closeAllConnections(), finishLimitMs)
      server.close(() => {
        clearInterval(idle)
        clearTimeout(deadline)
        resolve()
      })
      server.closeIdleConnections()
    })
  }
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => reject(cannotListen(cause, host, port)))
    server.listen(port, host, () => {
      const bound = server.address()
      const actualPort = typeof bound === 'object' && bound !== null ? bound.port : port
      resolve({ address: `http://${shownHost(host)}:${actualPort}`, stop })
    })
  })
}

/** Requests whose address or host makes no sense never reach the app; their answer has the shape of all the others. */
function answerBeforeApp(error: unknown): Response {
  const isTheirs = error instanceof RequestError
  const body: ErrorBody = isTheirs
    ? { error: { code: 'invalid_input', message: 'The address of the request is not valid.' } }
    : { error: { code: 'internal', message: 'Something went wrong on our side. Please try again.' } }
  return Response.json(body, { status: isTheirs ? 400 : 500 })
}

function cannotListen(cause: NodeJS.ErrnoException, host: string, port: number): Error {
  if (cause.code === 'EADDRINUSE') return new StartError(`Port ${port} is in use already; set PORT to another one.`, { cause })
  if (cause.code === 'EACCES') return new StartError(`Port ${port} may not be used by this user; set PORT to one above 1023.`, { cause })
  if (cause.code === 'EADDRNOTAVAIL' || cause.code === 'ENOTFOUND') {
    return new StartError(`HOST is ${host}, which is not an address of this machine.`, { cause })
  }
  return cause
}

function shownHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
