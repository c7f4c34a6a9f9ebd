import * as v from 'valibot'

/** A bound far above any real password, so that hashing one cannot be made expensive. */
const passwordLimit = 200

export const passwordSchema = v.pipe(
  v.string(),
  v.minLength(6, 'Password must be at least 6 characters'),
  v.maxLength(passwordLimit, `Password must be at most ${passwordLimit} characters`),
  v.regex(/[a-z]/, 'Password must contain at least one lowercase letter'),
  v.regex(/[A-Z]/, 'Password must contain at least one uppercase letter'),
  v.regex(/[0-9]/, 'Password must contain at least one number'),
)

export const usernameSchema = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(3, 'Username must be at least 3 characters'),
  v.maxLength(20, 'Username must be less than 20 characters'),
  v.regex(/^[A-Za-z0-9_]+$/, 'Username can only contain letters, numbers, and underscores'),
)

/** What signing up takes, the fields in the order of the form: the first message of the first failing one is shown (spec §5). */
export const signUpSchema = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(2, 'Name must be at least 2 characters'),
    v.maxLength(80, 'Name must be at most 80 characters'),
  ),
  username: usernameSchema,
  password: passwordSchema,
})
export type SignUpInput = v.InferOutput<typeof signUpSchema>

/** What signing in takes; a password that could never have been set is still only a wrong one. */
export const signInSchema = v.object({
  username: v.pipe(v.string(), v.trim(), v.minLength(3, 'Username must be at least 3 characters'), v.maxLength(100)),
  password: v.pipe(v.string(), v.minLength(1, 'Password is required'), v.maxLength(passwordLimit)),
})
export type SignInInput = v.InferOutput<typeof signInSchema>

export const changePasswordSchema = v.object({
  currentPassword: v.pipe(v.string(), v.minLength(1, 'Password is required'), v.maxLength(passwordLimit)),
  newPassword: passwordSchema,
})
export type ChangePasswordInput = v.InferOutput<typeof changePasswordSchema>

/** What the recovery code is typed into: case, spaces and dashes do not matter. */
export const recoverSchema = v.object({
  username: signInSchema.entries.username,
  recoveryCode: v.pipe(
    v.string(),
    v.transform((typed) => typed.toUpperCase().replace(/[\s-]/g, '')),
    v.nonEmpty('Recovery code is required'),
    v.maxLength(100),
  ),
  newPassword: passwordSchema,
})
export type RecoverInput = v.InferOutput<typeof recoverSchema>

/** The form under which a username is unique: `Ann` and `ann` are one account. */
export function usernameKey(username: string): string {
  return username.toLowerCase()
}

/** Accounts have no mailbox; the address the specification derives from the username can never receive mail. */
export function internalEmail(username: string): string {
  return `${usernameKey(username)}@users.verbena.invalid`
}
