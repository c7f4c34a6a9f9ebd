import { Volume2 } from 'lucide-react'
import { speakAloud } from '../state/speech'
import { toastError } from '../ui/toast'

/** Says a word, or says why this device cannot. */
export async function pronounce(word: string): Promise<void> {
  if ((await speakAloud(word)) === 'unavailable')
    toastError('No voice on this device', 'Add an English voice in your system’s speech settings.')
}

/** The respelled pronunciation with a speaker: one press speaks the word. */
export function SpeakButton({ word, pronunciation }: { word: string; pronunciation: string }) {
  return (
    <button
      type="button"
      aria-label="Pronounce"
      title="Pronounce"
      onClick={() => void pronounce(word)}
      className="inline-flex min-h-11 max-w-full items-center gap-2.5 rounded-full px-4 text-muted transition duration-200 hover:bg-lift hover:text-foreground active:scale-95"
    >
      <Volume2 aria-hidden className="size-5 shrink-0 text-primary" strokeWidth={1.75} />
      <span className="min-w-0 tracking-wide break-words">{pronunciation}</span>
    </button>
  )
}
