import type { Session } from '@verbena/core/account/session'
import { plansAnswerSchema } from '@verbena/core/subscription/answers'
import * as v from 'valibot'
import { signUp } from './accounts'

type Ask = { method?: string; json?: unknown }

export type Subscriber = { session: Session; ask(path: string, given?: Ask): Promise<unknown> }

/** Someone who has signed up and bought a year in the sandbox, and what they ask; a refusal ends the benchmark. */
export async function subscriberOn(url: string, username: string): Promise<Subscriber> {
  const session = await signUp(url, username)
  async function ask(path: string, { json, method = json === undefined ? 'GET' : 'POST' }: Ask = {}): Promise<unknown> {
    const headers = { authorization: `Bearer ${session.accessToken}`, ...(json !== undefined && { 'content-type': 'application/json' }) }
    const answer = await fetch(`${url}/api/${path}`, { method, headers, ...(json !== undefined && { body: JSON.stringify(json) }) })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`)
    return text === '' ? undefined : JSON.parse(text)
  }
  const { plans } = v.parse(plansAnswerSchema, await ask('functions/plans'))
  const priceId = plans.find(({ plan }) => plan === 'yearly')?.price_id
  const checkout = v.parse(v.object({ url: v.string() }), await ask('functions/create-checkout', { json: { priceId } }))
  const paid = await fetch(checkout.url, { method: 'POST', redirect: 'manual' })
  if (paid.status !== 303) throw new Error(`The sandbox answered ${paid.status}`)
  return { session, ask }
}
