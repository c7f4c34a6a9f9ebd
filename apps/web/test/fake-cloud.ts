import type { SpeechInput } from '@verbena/core/voices/speech'
import { connect, type Send } from '../src/api/server'
import { showPlan } from '../src/state/plan'
import { readUser } from '../src/state/session/session'
import { signInAsAnn } from './open-app'

const path = '/api/functions/text-to-speech'

/** Ann, who subscribes, with a server that makes speech: `asked` is what it was to say, `calledOff` what nobody waits for any more; `answer` may be changed at any time. */
export async function annWithCloud() {
  const server = await signInAsAnn()
  const cloud = { asked: [] as string[], calledOff: [] as string[], answer: speaks as Send }
  connect(async (address, init) => {
    if (address !== path) return server.send(address, init)
    const { text, voiceId }: SpeechInput = JSON.parse(String(init.body))
    cloud.asked.push(`${voiceId} ${text}`)
    const answered = cloud.answer(address, init)
    return new Promise((resolve, reject) => {
      init.signal?.addEventListener('abort', () => {
        cloud.calledOff.push(text)
        reject(init.signal?.reason)
      })
      answered.then(resolve, reject)
    })
  })
  showPlan({ userId: readUser()?.id ?? '', plan: 'yearly', end: null, cancels: false, at: Date.now() })
  return cloud
}

/** Sound whose bytes are the text it says. */
async function speaks(_: string, init: RequestInit): Promise<Response> {
  const { text }: SpeechInput = JSON.parse(String(init.body))
  return Response.json({ audioContent: btoa(text) })
}
