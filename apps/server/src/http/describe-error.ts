type Description = { name: string; message?: string; code?: string; at?: string[]; query?: string; cause?: Description }

/**
 * An error as it may be logged. Errors of the database carry the values of the query in their texts, so of those only what
 * names the place is kept.
 */
export function describeError(error: unknown, depth = 0): Description {
  if (!(error instanceof Error)) return { name: typeof error }
  const isOfDatabase = 'query' in error || 'severity' in error || 'routine' in error
  const description: Description = { name: error.name, at: (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line)) }
  if (!isOfDatabase) description.message = error.message
  if ('code' in error && typeof error.code === 'string') description.code = error.code
  if ('query' in error && typeof error.query === 'string') description.query = error.query
  if (error.cause !== undefined && depth < 4) description.cause = describeError(error.cause, depth + 1)
  return description
}
