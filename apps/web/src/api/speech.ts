import { type SpeechInput, speechAnswerSchema } from '@verbena/core/voices/speech'
import { ask } from './ask'
import type { Send } from './server'

/** The call that makes speech of a text (spec §7); it can be called off at any moment. */
export function speechCalls(send: Send) {
  return {
    make: (input: SpeechInput, signal: AbortSignal) =>
      ask(
        (path, init) => send(path, { ...init, signal: either(signal, init.signal) }),
        '/api/functions/text-to-speech',
        speechAnswerSchema,
        input,
      ),
  }
}

/** Calls off as soon as one of the two does; browsers of a few years ago have no `AbortSignal.any`. */
function either(...signals: (AbortSignal | null | undefined)[]): AbortSignal {
  const both = new AbortController()
  for (const signal of signals) {
    if (signal?.aborted) both.abort(signal.reason)
    signal?.addEventListener('abort', () => both.abort(signal.reason), { signal: both.signal })
  }
  return both.signal
}
