import type { ChangePasswordInput, RecoverInput, SignInInput, SignUpInput } from '@verbena/core/account/credentials'
import { sessionSchema, sessionWithCodeSchema } from '@verbena/core/account/session'
import * as v from 'valibot'
import { ask } from './ask'
import type { Send } from './server'

/** The account calls of the server. Changing the password needs a `send` that says who is signed in. */
export function accountCalls(send: Send) {
  return {
    signUp: (input: SignUpInput) => ask(send, '/api/account/sign-up', sessionWithCodeSchema, input),
    signIn: (input: SignInInput) => ask(send, '/api/account/sign-in', sessionSchema, input),
    refresh: (refreshToken: string) => ask(send, '/api/account/refresh', sessionSchema, { refreshToken }),
    signOut: (refreshToken: string) => ask(send, '/api/account/sign-out', v.null(), { refreshToken }),
    changePassword: (input: ChangePasswordInput) => ask(send, '/api/account/password', sessionSchema, input),
    recover: (input: RecoverInput) => ask(send, '/api/account/recover', sessionWithCodeSchema, input),
  }
}
