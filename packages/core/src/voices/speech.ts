import * as v from 'valibot'
import { voices } from './voices'

/** The longest text that is spoken: a word or an example; own ones that are longer are left to the device. */
export const spokenLength = 200

const nothing = 'There is nothing to say'

/** What `text-to-speech` is asked (spec §7): a text, made plain, and what the server calls the voice. */
export const speechInput = v.object({
  text: v.pipe(
    v.string(nothing),
    v.maxLength(4 * spokenLength, `Texts of up to ${spokenLength} characters can be spoken`),
    v.transform(plainText),
    v.regex(/[\p{L}\p{N}]/u, nothing),
    v.maxLength(spokenLength, `Texts of up to ${spokenLength} characters can be spoken`),
  ),
  voiceId: v.picklist(
    voices.map(({ cloudVoiceId }) => cloudVoiceId),
    'This voice does not exist',
  ),
})
export type SpeechInput = v.InferOutput<typeof speechInput>

/** What it answers: MPEG audio in base64. */
export const speechAnswerSchema = v.object({ audioContent: v.pipe(v.string(), v.nonEmpty(), v.base64()) })
export type SpeechAnswer = v.InferOutput<typeof speechAnswerSchema>

/** One way to write the same spoken text: a provider takes what is between angle brackets for instructions, and pays by the character. */
function plainText(text: string): string {
  const spoken = text.normalize('NFC').replace(/\p{Cf}/gu, '')
  return spoken.replace(/[<>\p{Cc}\p{Surrogate}\s]+/gu, ' ').trim()
}
