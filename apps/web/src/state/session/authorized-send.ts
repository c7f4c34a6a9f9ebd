import type { Session } from '@verbena/core/account/session'
import { ApiFailure } from '../../api/errors'
import type { Send } from '../../api/server'
import type { Refresher } from './refresher'

/** Sends in the name of who is signed in. A token that the server refuses is renewed once and the request sent again. */
export function authorizedSend(send: Send, refresher: Pick<Refresher, 'freshen' | 'refresh'>, current: () => Session | null): Send {
  return async (path, init) => {
    await refresher.freshen()
    const session = current()
    if (session === null) throw new ApiFailure('unauthorized')
    const response = await send(path, withToken(init, session))
    if (!(await isTokenRefused(response))) return response
    const renewed = await refresher.refresh(session.accessToken)
    // a request of one person is never sent again as another
    if (renewed === null || renewed.user.id !== session.user.id || renewed.accessToken === session.accessToken) return response
    return send(path, withToken(init, renewed))
  }
}

function withToken(init: RequestInit, session: Session): RequestInit {
  const headers = new Headers(init.headers)
  headers.set('authorization', `Bearer ${session.accessToken}`)
  return { ...init, headers }
}

/** A wrong current password is a 401 as well; only the one about the token is worth a second try. */
async function isTokenRefused(response: Response): Promise<boolean> {
  if (response.status !== 401) return false
  try {
    const body: { error?: { code?: unknown } } | null = await response.clone().json()
    return body?.error?.code === 'unauthorized'
  } catch {
    return false // not our server's answer
  }
}
