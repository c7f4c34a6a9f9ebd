import { QueueStrategy, type TextToSpeechPlugin } from '@capacitor-community/text-to-speech'
import type { Speaker, SpeakingVoice } from '../speech'

type Plugin = Pick<TextToSpeechPlugin, 'getSupportedVoices' | 'speak' | 'stop'>

/** The speech of an Android phone, whose web view has none of its own. */
export function nativeSpeaker(plugin: Plugin): Speaker {
  let known: Promise<readonly SpeakingVoice[]> | null = null
  /** Ends the waiting for what is being said: not every phone tells of speech that was stopped. */
  let release: () => void = () => undefined

  async function list(): Promise<readonly SpeakingVoice[]> {
    const { voices } = await plugin.getSupportedVoices()
    // the place in this list is the voice's number
    return voices.map(({ name, lang, localService }, i) => ({
      name,
      lang,
      isRemote: !localService,
      say: (text, how) => say({ text, lang, voice: i, ...how, queueStrategy: QueueStrategy.Flush }),
    }))
  }

  function say(options: Parameters<Plugin['speak']>[0]): Promise<void> {
    release()
    const stopped = new Promise<void>((resolve) => {
      release = resolve
    })
    return Promise.race([plugin.speak(options), stopped])
  }

  return {
    async voices() {
      known ??= list()
      const voices = await known.catch(() => []) // a phone without voices cannot speak, which is told once
      // voices are installed while the app runs
      if (voices.length === 0) known = null
      return voices
    },
    stop() {
      release()
      plugin.stop().catch(() => undefined) // nothing was being said
    },
  }
}
