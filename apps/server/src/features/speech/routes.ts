import { AppError } from '@verbena/core/base/app-error'
import { accessOf } from '@verbena/core/subscription/entitlements'
import { type SpeechAnswer, speechInput } from '@verbena/core/voices/speech'
import type { Voice } from '@verbena/core/voices/voice'
import { canUseVoice, voices } from '@verbena/core/voices/voices'
import { Hono } from 'hono'
import { planOf } from '../../access/plan'
import type { Guard } from '../../access/require-user'
import type { Database } from '../../db/database'
import { body } from '../../http/validate'
import type { SpeechProvider } from '../../providers/speech/speech-provider'

type Deps = { db: Database; now: () => Date; guard: Guard; speech: SpeechProvider | undefined }

/** Speech costs the house money, so it is for people with an account; which voices, their plan decides (spec §6, §7). */
export const speechRoutes = ({ db, now, guard, speech }: Deps) => {
  async function requireVoice(userId: string, voice: Voice): Promise<void> {
    const isOpen = canUseVoice(voice, accessOf(true, null)) || canUseVoice(voice, accessOf(true, await planOf(db, userId, now())))
    // spec §8
    if (!isOpen) throw new AppError('premium_required', 'Subscribe to unlock this voice')
  }
  return new Hono().post('/text-to-speech', guard.requireUser, body(speechInput), async (c) => {
    const { text, voiceId } = c.req.valid('json')
    const voice = voices.find(({ cloudVoiceId }) => cloudVoiceId === voiceId)
    if (!voice) throw new AppError('invalid_input', 'This voice does not exist')
    await requireVoice(c.var.user.userId, voice)
    if (!speech) throw new AppError('unavailable', 'Cloud voices are not available here. Your device can speak instead.')
    const audio = await speech.synthesize(text, voice)
    return c.json({ audioContent: audio.toString('base64') } satisfies SpeechAnswer)
  })
}
