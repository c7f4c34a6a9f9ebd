import { Volume2 } from 'lucide-react'
import { cn } from '../lib/cn'
import { type SpeechResult, speakAloud } from '../state/speech'
import { useSpoken } from '../state/spoken'
import { toastError } from '../ui/toast'

/** Says a word, or says why this device cannot. */
export function pronounce(word: string): Promise<void> {
  return orTell(speakAloud(word))
}

/** Where nothing could be heard, the learner is told what to do about it. */
export async function orTell(speaking: Promise<SpeechResult>): Promise<void> {
  try {
    if ((await speaking) === 'unavailable') toastError('No voice on this device', 'Add an English voice in your system’s speech settings.')
  } catch {
    toastError('The word could not be said', 'Check your connection and try again.') // what it takes to speak was not here yet
  }
}

/** A speaker beside the respelled pronunciation: one press says the word. */
export function SpeakButton({ word, pronunciation }: { word: string; pronunciation: string }) {
  const isSpoken = useSpoken(({ text }) => text === word)
  return (
    <p className="flex max-w-full items-center justify-center gap-1 pr-3 text-muted">
      <button
        type="button"
        aria-label="Pronounce"
        title="Pronounce"
        onClick={() => void pronounce(word)}
        className={cn(
          'grid size-[44px] shrink-0 place-items-center rounded-full text-primary transition duration-200 hover:bg-lift active:scale-95',
          isSpoken && 'animate-speak bg-glow',
        )}
      >
        <Volume2 aria-hidden className="size-[20px]" strokeWidth={1.75} />
      </button>
      <span className="min-w-0 tracking-wide break-words">{pronunciation}</span>
    </p>
  )
}
