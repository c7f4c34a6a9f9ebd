import * as v from 'valibot'

const refreshToken = v.pipe(v.string(), v.nonEmpty('A refresh token is required'), v.maxLength(200))

export const refreshSchema = v.object({ refreshToken })

/** `everywhere` ends every session of the user, and needs their access token as well. */
export const signOutSchema = v.object({ refreshToken, everywhere: v.optional(v.boolean(), false) })
