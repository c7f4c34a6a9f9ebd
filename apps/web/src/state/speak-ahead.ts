import { silentWords } from '@verbena/core/voices/fetch-ahead'

type SpeakAheadDeps = {
  fetch: (text: string, signal: AbortSignal) => Promise<unknown>
  /** Whether the network may be used for what nobody has asked for. */
  isWelcome: () => boolean
}

/** Fetches the next word's speech for a learner who listens, one at a time; what they have passed by is called off. */
export function createSpeakAhead({ fetch, isWelcome }: SpeakAheadDeps) {
  let place: { here: string; next: string | undefined } = { here: '', next: undefined }
  let silent = Number.POSITIVE_INFINITY
  let running: { text: string; call: AbortController } | null = null
  let tried = ''

  function look() {
    const wanted = silent <= silentWords ? place.next : undefined
    // the word the reader has come to is better waited for than asked for anew
    if (running && running.text !== wanted && running.text !== place.here) running.call.abort()
    if (running || wanted === undefined || wanted === tried || !isWelcome()) return
    tried = wanted
    const mine = { text: wanted, call: new AbortController() }
    running = mine
    void fetch(wanted, mine.call.signal).then(() => {
      running = null
      look()
    })
  }

  return {
    /** The learner had a word said. */
    heard() {
      silent = 0
      look()
    },
    /** The reader has come to a word. */
    readerAt(here: string, next: string | undefined) {
      silent += 1
      place = { here, next }
      look()
    },
  }
}
