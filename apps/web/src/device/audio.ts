/** Two bytes of silence, long enough for a browser to take them for sound. */
const silence = 'data:audio/wav;base64,UklGRigAAABXQVZFZm10IBIAAAABAAEARKwAAIhYAQACABAAAABkYXRhAgAAAAEA'

/** One element for all sounds: on an iPhone the right to play belongs to the element that was once started by a tap. */
let element: HTMLAudioElement | null = null
let isUnlocked = false

/** To be called in a tap whose sound comes a moment later: some browsers play only what a tap has started. */
export function unlockAudio(): void {
  if (isUnlocked || typeof Audio === 'undefined') return
  element ??= new Audio()
  element.src = silence
  element.play().then(
    () => {
      isUnlocked = true
    },
    () => undefined, // refused, or the sound itself came first: playing that tells
  )
}

/** Plays a sound to its end, or until it is called off; rejects when the browser refuses it or cannot make it out. */
export async function playAudio(sound: ArrayBuffer, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return
  element ??= new Audio()
  const audio = element
  const address = URL.createObjectURL(new Blob([sound], { type: 'audio/mpeg' }))
  const listening = new AbortController()
  try {
    await new Promise<void>((resolve, reject) => {
      const on = (name: string, act: () => void) => audio.addEventListener(name, act, { signal: listening.signal })
      on('ended', resolve)
      // paused by a call, another app or the keys of a headset: what is left of a word is not played later
      on('pause', () => audio.paused && resolve())
      on('error', () => audio.src === address && reject(audio.error))
      signal.addEventListener('abort', () => resolve(), { signal: listening.signal })
      audio.src = address
      audio.play().then(() => {
        isUnlocked = true
      }, reject)
    })
  } finally {
    listening.abort()
    if (audio.src === address) release(audio)
    URL.revokeObjectURL(address)
  }
}

/** Nothing is left that a key on a headset could play again. */
function release(audio: HTMLAudioElement) {
  audio.pause()
  audio.removeAttribute('src')
  audio.load()
}
