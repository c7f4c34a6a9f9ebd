import { onTestFinished, vi } from 'vitest'

type Ending = 'start' | 'end' | SpeechSynthesisErrorCode

class FakeUtterance {
  voice: SpeechSynthesisVoice | null = null
  lang = ''
  rate = 1
  pitch = 1
  onstart: (() => void) | null = null
  onend: (() => void) | null = null
  onerror: ((event: { error: SpeechSynthesisErrorCode }) => void) | null = null
  constructor(readonly text: string) {}
}

export const deviceVoice = (name: string, lang: string) => ({ name, lang, default: false, localService: true, voiceURI: name })

/** A device that can speak with these voices. What it was asked to say is in `said`; `end` lets the last of it start, end or fail. */
export function fakeSpeech(voices: SpeechSynthesisVoice[]) {
  const said: FakeUtterance[] = []
  const device = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    resume: () => undefined,
    speak: (utterance: FakeUtterance) => void said.push(utterance),
    cancel: () => {
      const [last] = said.slice(-1)
      if (last) last.onerror?.({ error: 'interrupted' })
    },
  })
  const cancel = vi.spyOn(device, 'cancel')
  vi.stubGlobal('speechSynthesis', device)
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance)
  onTestFinished(() => void vi.unstubAllGlobals())
  return {
    said,
    cancel,
    end(ending: Ending) {
      const last = said.at(-1)
      if (ending === 'start') last?.onstart?.()
      else if (ending === 'end') last?.onend?.()
      else last?.onerror?.({ error: ending })
    },
    voicesArrive(late: SpeechSynthesisVoice[]) {
      voices = late
      device.dispatchEvent(new Event('voiceschanged'))
    },
  }
}
