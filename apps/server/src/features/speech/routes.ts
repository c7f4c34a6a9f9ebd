import { AppError } from '@verbena/core/base/app-error'
import { accessOf } from '@verbena/core/subscription/entitlements'
import { type SpeechAnswer, speechInput } from '@verbena/core/voices/speech'
import { canUseVoice, voices } from '@verbena/core/voices/voices'
import { Hono } from 'hono'
import { planOf } from '../../access/plan'
import type { Guard } from '../../access/require-user'
import type { Throttle } from '../../access/throttle'
import type { Database } from '../../db/database'
import { body } from '../../http/validate'
import type { Speech } from '../../providers/speech/speech'

type Deps = { db: Database; now: () => Date; guard: Guard; throttle: Throttle; speech: Speech | undefined }

/** Speech costs the house money, so it is for people with an account; which voices, their plan decides (spec §6, §7). */
export const speechRoutes = ({ db, now, guard, throttle, speech }: Deps) =>
  new Hono().post('/text-to-speech', guard.requireUser, body(speechInput), async (c) => {
    const { text, voiceId } = c.req.valid('json')
    const { userId } = c.var.user
    const voice = voices.find(({ cloudVoiceId }) => cloudVoiceId === voiceId)
    if (!voice) throw new AppError('invalid_input', 'This voice does not exist')
    const plan = await planOf(db, userId, now())
    // spec §8
    if (!canUseVoice(voice, accessOf(true, plan))) throw new AppError('premium_required', 'Subscribe to unlock this voice')
    if (!speech) throw new AppError('unavailable', 'Cloud voices are not available here. Your device can speak instead.')
    const kept = await speech.find(text, voice)
    if (kept) return c.json(answerOf(kept))
    const action = plan === null ? 'freeSpeech' : 'speech'
    await throttle.countAddress(c, action)
    const counted = await throttle.byUsername(action, userId)
    try {
      return c.json(answerOf(await speech.make(text, voice)))
    } catch (error) {
      await counted.giveBack() // nobody paid for it
      throw error
    }
  })

function answerOf(audio: Buffer): SpeechAnswer {
  return { audioContent: audio.toString('base64') }
}
