import { connect, type Send } from '../src/api/server'
import { queryClient } from '../src/state/query-client'
import { signIn } from '../src/state/session/live-session'
import { fakeOwnData } from './fake-own-data'
import { newVisitor } from './open-app'

/** Ann as the screens know her. */
export const annId = 'user-ann_lee'

/** Ann, signed in, with a server that keeps her own words and collections and can be made to fail. */
export async function annWithOwnData() {
  const server = await newVisitor()
  const own = fakeOwnData()
  const calls: string[] = []
  let trouble: Send | null = null

  connect(async (path, init) => {
    const method = init.method ?? 'GET'
    const isOwn = /^\/api\/(custom-words|collections)/.test(path)
    if (!isOwn) return server.send(path, init)
    calls.push(`${method} ${path}`)
    if (trouble) return trouble(path, init)
    const answer = own.answer(method, path, JSON.parse(String(init.body ?? 'null')))
    if (!answer) return server.send(path, init)
    return new Response(answer.body === undefined ? null : JSON.stringify(answer.body), { status: answer.status })
  })
  await signIn({ username: 'ann_lee', password: 'Secret1' })
  queryClient.clear()

  return {
    ...own,
    /** Every call about own data, as `GET /api/custom-words?limit=100`. */
    calls,
    /** From now on every such call ends like this, until `repair`. */
    breakWith(answer: Send) {
      trouble = answer
    },
    repair() {
      trouble = null
    },
    /** The answer to the next changing call is lost on its way back: the server has it, the screen does not know. */
    loseOneAnswer() {
      trouble = async (path, init) => {
        if ((init.method ?? 'GET') === 'GET') return respond(own.answer('GET', path, null))
        trouble = null
        own.answer(init.method ?? 'GET', path, JSON.parse(String(init.body ?? 'null')))
        throw new TypeError('Failed to fetch')
      }
    },
  }
}

function respond(answer: { status: number; body: unknown } | null): Response {
  return new Response(JSON.stringify(answer?.body ?? null), { status: answer?.status ?? 404 })
}
