import { hash, type Options, verify } from '@node-rs/argon2'
import { randomToken } from './secrets'

/** argon2id (the library's default) at OWASP's first choice for 19 MiB. */
export const argon2Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } satisfies Options

export type Hasher = {
  hash(password: string): Promise<string>
  verify(passwordHash: string, password: string): Promise<boolean>
}

export const argon2Hasher: Hasher = {
  hash: (password) => hash(password, argon2Options),
  verify: (passwordHash, password) => verify(passwordHash, password),
}

export type Passwords = ReturnType<typeof createPasswords>

export function createPasswords(hasher: Hasher) {
  const decoy = hasher.hash(randomToken())
  return {
    hash: (password: string) => hasher.hash(sameLetters(password)),
    /** Without a stored hash, because nobody has that username, the same work is done on a decoy and the answer is no. */
    async matches(passwordHash: string | undefined, password: string): Promise<boolean> {
      const isRight = await hasher.verify(passwordHash ?? (await decoy), sameLetters(password))
      return isRight && passwordHash !== undefined
    },
  }
}

/** `é` typed on a Mac and on Windows arrives as different code points. */
function sameLetters(password: string): string {
  return password.normalize('NFC')
}
