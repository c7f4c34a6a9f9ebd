/** A start that cannot go on, told in one sentence to the person who started it. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
