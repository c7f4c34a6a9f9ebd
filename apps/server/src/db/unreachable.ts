const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'EPIPE'])

/** PostgreSQL's own words for "not now": connection failures, too many connections, shutting down, starting up. */
const serverCodes = /^(08...|53300|57P0[123])$/

/** The pool and the client tell these apart by their text only. */
const clientMessages =
  /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error|Cannot use a pool after|PGlite is clos)/

/** Whether an error means that the database cannot be asked right now, rather than that it refused what was asked. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (networkCodes.has(code) || serverCodes.test(code) || clientMessages.test(error.message)) return true
  if (error instanceof AggregateError && error.errors.some(isUnreachable)) return true
  return isUnreachable(error.cause)
}
