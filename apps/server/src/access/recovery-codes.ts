import { randomInt } from 'node:crypto'
import { hashSecret } from './secrets'

/** No 0 and O, no 1, I and L: a code is copied by hand. */
export const recoveryAlphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const codeLength = 20

/** A new code as it is shown, `ABCD-EFGH-JKMN-PQRS-TUVW`, and as it is stored. */
export function newRecoveryCode(): { shown: string; hash: string } {
  const code = Array.from({ length: codeLength }, () => recoveryAlphabet.charAt(randomInt(recoveryAlphabet.length))).join('')
  return { shown: code.match(/.{4}/g)?.join('-') ?? code, hash: hashSecret(code) }
}
