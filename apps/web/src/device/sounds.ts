/** A short tone of our own: how high, when it starts and how long it rings. */
export type Tone = { hertz: number; startMs: number; lengthMs: number }

const loudness = 0.06
const silence = 0.0001

let context: AudioContext | null = null

/** Plays tones one over another, softly; a device without sound stays silent. */
export function playTones(tones: readonly Tone[]): void {
  if (typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  void context.resume()
  for (const tone of tones) ring(context, tone)
}

function ring(audio: AudioContext, { hertz, startMs, lengthMs }: Tone) {
  const start = audio.currentTime + startMs / 1000
  const end = start + lengthMs / 1000
  const source = new OscillatorNode(audio, { type: 'triangle', frequency: hertz })
  const volume = new GainNode(audio, { gain: silence })
  volume.gain.setValueAtTime(silence, start)
  volume.gain.exponentialRampToValueAtTime(loudness, start + 0.012)
  volume.gain.exponentialRampToValueAtTime(silence, end)
  source.connect(volume).connect(audio.destination)
  source.start(start)
  source.stop(end)
}
