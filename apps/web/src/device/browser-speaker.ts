import { isIos } from './is-ios'
import type { Speaker, SpeakingVoice } from './speech'

const voicesWaitMs = 1500
/** A synthesis that has not begun by then is stuck, as some are after another app has spoken. */
const startWaitMs = 4000

/** What is being said: a browser may throw away what nobody holds, and then never tells of its end. */
let held: SpeechSynthesisUtterance | null = null
let isUnlocked = false

/** The browser's own speech. */
export const browserSpeaker: Speaker = {
  async voices() {
    const synthesis = synthesisHere()
    return synthesis ? (await availableVoices(synthesis)).map((voice) => speakingVoice(synthesis, voice)) : []
  },
  stop: () => synthesisHere()?.cancel(),
  // an iPhone speaks later what it would not speak first, once it has said something, if only nothing, in a tap
  unlock() {
    if (isUnlocked || !isIos()) return
    isUnlocked = true
    synthesisHere()?.speak(new SpeechSynthesisUtterance(''))
  },
}

/** Some web views have none. */
function synthesisHere(): SpeechSynthesis | undefined {
  const synthesis = window.speechSynthesis as SpeechSynthesis | undefined
  return typeof SpeechSynthesisUtterance === 'undefined' ? undefined : synthesis
}

function speakingVoice(synthesis: SpeechSynthesis, voice: SpeechSynthesisVoice): SpeakingVoice {
  return {
    name: voice.name,
    lang: voice.lang,
    isRemote: !voice.localService,
    say: (text, { rate, pitch }) =>
      say(synthesis, Object.assign(new SpeechSynthesisUtterance(text), { voice, lang: voice.lang, rate, pitch })),
  }
}

function say(synthesis: SpeechSynthesis, utterance: SpeechSynthesisUtterance): Promise<void> {
  held = utterance
  return new Promise<void>((resolve, reject) => {
    const stuck = setTimeout(() => {
      reject(new Error('Speech did not begin'))
      synthesis.cancel()
    }, startWaitMs)
    let hasBegun = false
    utterance.onstart = () => {
      hasBegun = true
      clearTimeout(stuck)
    }
    utterance.onend = () => {
      clearTimeout(stuck)
      resolve()
    }
    utterance.onerror = ({ error }) => {
      clearTimeout(stuck)
      if (hasBegun || error === 'canceled' || error === 'interrupted') resolve()
      else reject(new Error(`Speech failed: ${error}`))
    }
    // another page may have left it paused
    synthesis.resume()
    synthesis.speak(utterance)
  }).finally(() => {
    if (held === utterance) held = null
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
