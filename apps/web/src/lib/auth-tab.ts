import { paths } from './paths'

/** Which tab of /auth opens; it travels in the history entry, since the address of /auth takes no query. */
export type AuthTab = 'sign-up' | 'sign-in'

declare module '@tanstack/react-router' {
  interface HistoryState {
    authTab?: AuthTab
  }
}

/** /auth for someone who has an account already. */
export function signInPath() {
  return { ...paths.auth(), state: { authTab: 'sign-in' } } as const
}
