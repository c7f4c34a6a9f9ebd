import { jwtVerify, SignJWT } from 'jose'

const accessTokenSeconds = 15 * 60
const algorithm = 'HS256'
const issuer = 'verbena'
const rememberAtMost = 10_000

/** Who an access token speaks for: a user, in one of their sessions. */
export type Bearer = { userId: string; sessionId: string }

export type AccessTokens = ReturnType<typeof createAccessTokens>

export function createAccessTokens(secret: string) {
  const known = new Map<string, { bearer: Bearer; expiresAtMs: number }>()
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
    /**
     * Undefined for anything we did not sign or that has expired. A signature found right stays right, so it is checked once:
     * the check waits for another thread, which costs more than all the rest of a small request.
     */
    async verify(token: string, now: Date): Promise<Bearer | undefined> {
      const memory = known.get(token)
      if (memory) return now.getTime() < memory.expiresAtMs ? memory.bearer : undefined
      try {
        const { payload } = await jwtVerify(token, await key, { algorithms: [algorithm], issuer, currentDate: now })
        const { sub, sid, exp } = payload
        if (typeof sub !== 'string' || typeof sid !== 'string' || exp === undefined) return undefined
        const bearer = { userId: sub, sessionId: sid }
        if (known.size >= rememberAtMost) known.clear()
        known.set(token, { bearer, expiresAtMs: exp * 1000 })
        return bearer
      } catch {
        return undefined // every way a token can be wrong has the same answer
      }
    },
  }
}
