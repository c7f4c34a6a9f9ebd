import { jwtVerify, SignJWT } from 'jose'

const accessTokenSeconds = 15 * 60
const algorithm = 'HS256'
const issuer = 'verbena'

/** Who an access token speaks for: a user, in one of their sessions. */
export type Bearer = { userId: string; sessionId: string }

export type AccessTokens = ReturnType<typeof createAccessTokens>

export function createAccessTokens(secret: string) {
  // Imported once: importing it for every token nearly doubles the time.
  const key = crypto.subtle.importKey('raw', new TextEncoder().encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])
  return {
    async sign({ userId, sessionId }: Bearer, now: Date): Promise<{ accessToken: string; expiresIn: number; expiresAt: number }> {
      const issuedAt = Math.floor(now.getTime() / 1000)
      const expiresAt = issuedAt + accessTokenSeconds
      const accessToken = await new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: algorithm })
        .setIssuer(issuer)
        .setSubject(userId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(await key)
      return { accessToken, expiresIn: accessTokenSeconds, expiresAt }
    },
    /** Undefined for anything we did not sign or that has expired. */
    async verify(token: string, now: Date): Promise<Bearer | undefined> {
      try {
        const { payload } = await jwtVerify(token, await key, { algorithms: [algorithm], issuer, currentDate: now })
        const { sub, sid } = payload
        return typeof sub === 'string' && typeof sid === 'string' ? { userId: sub, sessionId: sid } : undefined
      } catch {
        return undefined // every way a token can be wrong has the same answer
      }
    },
  }
}
