import { internalEmail } from '@verbena/core/account/credentials'
import type { Session, User } from '@verbena/core/account/session'
import type { AccessTokens } from '../../access/access-tokens'
import type { Account, SignedInAccount } from './store'

export function toUser({ id, name, username }: Account): User {
  return { id, name, username, email: internalEmail(username) }
}

/** What every call that signs someone in answers. */
export async function sessionAnswer(tokens: AccessTokens, { account, session }: SignedInAccount, now: Date): Promise<Session> {
  return { ...(await tokens.sign(session, now)), refreshToken: session.refreshToken, user: toUser(account) }
}
