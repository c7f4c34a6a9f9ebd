import * as v from 'valibot'

export const userSchema = v.object({ id: v.string(), name: v.string(), username: v.string(), email: v.string() })
/** The signed-in person, as the server knows them. */
export type User = v.InferOutput<typeof userSchema>

/** What every successful sign-in call answers and what the client stores; `expiresAt` is in seconds since 1970, `expiresIn` in seconds. */
export const sessionSchema = v.object({
  accessToken: v.pipe(v.string(), v.nonEmpty()),
  refreshToken: v.pipe(v.string(), v.nonEmpty()),
  expiresIn: v.pipe(v.number(), v.minValue(1)),
  expiresAt: v.pipe(v.number(), v.minValue(1)),
  user: userSchema,
})
export type Session = v.InferOutput<typeof sessionSchema>

/** Signing up and recovering also hand out a recovery code, once. */
export const sessionWithCodeSchema = v.object({ ...sessionSchema.entries, recoveryCode: v.string() })
export type SessionWithCode = v.InferOutput<typeof sessionWithCodeSchema>

/** What happens to a session (spec §4). */
export type AuthEvent =
  | { type: 'initial_session'; session: Session | null }
  | { type: 'signed_in' | 'token_refreshed' | 'user_updated' | 'password_recovery' | 'mfa_verified'; session: Session }
  | { type: 'signed_out' }

/** Whether someone is signed in; `isLoading` only until the first event. */
export type SessionState = { session: Session | null; isLoading: boolean }

export const unknownSession: SessionState = { session: null, isLoading: true }
