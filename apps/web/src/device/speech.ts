import { pickDeviceVoice } from '@verbena/core/voices/device-voice'
import type { Voice } from '@verbena/core/voices/voice'

/** How a try to speak ended: it sounded or gave way to the next one, or this device cannot. */
export type SpeechResult = 'spoken' | 'unavailable'

const voicesWaitMs = 1500

/** How often speech was asked for: whoever waited for voices while another word was asked for stays silent. */
let asked = 0

/** Speaks with the device's own synthesis, cancelling anything spoken before; answers when it started or cannot. */
export async function speak(text: string, voice: Voice): Promise<SpeechResult> {
  const synthesis = window.speechSynthesis as SpeechSynthesis | undefined
  if (!synthesis || typeof SpeechSynthesisUtterance === 'undefined') return 'unavailable'
  synthesis.cancel()
  asked += 1
  const mine = asked
  const voices = await availableVoices(synthesis)
  if (mine !== asked) return 'spoken'
  const chosen = pickDeviceVoice(voices, voice)
  if (!chosen) return 'unavailable'
  const utterance = new SpeechSynthesisUtterance(text)
  utterance.voice = chosen
  utterance.lang = chosen.lang
  utterance.rate = voice.rate
  utterance.pitch = voice.pitch
  return new Promise((resolve) => {
    utterance.onstart = () => resolve('spoken')
    utterance.onend = () => resolve('spoken')
    utterance.onerror = (event) => resolve(event.error === 'canceled' || event.error === 'interrupted' ? 'spoken' : 'unavailable')
    synthesis.speak(utterance)
  })
}

/** Some browsers load their voices only after the first question: wait for them a moment. */
function availableVoices(synthesis: SpeechSynthesis): Promise<SpeechSynthesisVoice[]> {
  const now = synthesis.getVoices()
  if (now.length > 0) return Promise.resolve(now)
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer)
      synthesis.removeEventListener('voiceschanged', finish)
      resolve(synthesis.getVoices())
    }
    const timer = setTimeout(finish, voicesWaitMs)
    synthesis.addEventListener('voiceschanged', finish)
  })
}
