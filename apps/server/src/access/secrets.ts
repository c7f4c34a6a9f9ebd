import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** 256 bits nobody can guess, in letters that need no escaping anywhere. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url')
}

/** How a random secret is stored. It has too much chance in it to be guessed, so a fast hash is enough. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

/** Compares without telling by its time how much was right. */
export function isSameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
