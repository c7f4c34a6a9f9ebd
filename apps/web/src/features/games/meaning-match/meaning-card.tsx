import '../../../components/game/game.css'
import './meaning-match.css'
import { X } from 'lucide-react'
import { TileText } from '../../../components/game/tile-text'
import { cn } from '../../../lib/cn'
import { useSetting } from '../../../state/learner/use-learner'

type MeaningCardProps = {
  word: string
  place: number
  ems: number
  /** Left: a decoy when the field is over. */
  look: 'open' | 'shut' | 'found' | 'left'
  onChoose: () => void
}

const notes = { open: '', shut: ', not this one', found: ', found', left: ', not asked' }

/** A word of the field. Found, it goes to seed: only its place and a small leaf stay. */
export function MeaningCard({ word, place, ems, look, onChoose }: MeaningCardProps) {
  const hasKeys = useSetting('letterKeys')
  return (
    <li className="grid">
      <button
        type="button"
        data-card={place}
        data-word={word}
        aria-disabled={look !== 'open' || undefined}
        onClick={look === 'open' ? onChoose : undefined}
        className={cn(
          'relative grid min-h-[clamp(3rem,8.5dvh,5rem)] place-items-center rounded-2xl border px-[clamp(6px,2vw,10px)] py-2.5 text-center font-display leading-tight sm:min-h-24',
          look === 'open' && 'border-hairline bg-card hover:bg-lift active:bg-glow',
          look === 'shut' && 'game-nudge cursor-default border-danger/60 text-muted',
          look === 'found' && 'cursor-default border-transparent forced-colors:border-[Canvas]',
          look === 'left' && 'cursor-default border-hairline text-muted opacity-60',
        )}
      >
        {look === 'found' && <Leaf />}
        <TileText text={word} ems={ems} className={look === 'found' && 'meaning-leaves'} />
        {notes[look] && <span className="sr-only">{notes[look]}</span>}
        {look === 'shut' && <X aria-hidden className="absolute top-[6px] right-[6px] size-[14px] text-danger" strokeWidth={2.25} />}
        {look === 'open' && hasKeys && (
          <span
            aria-hidden="true"
            className="absolute top-1.5 left-2.5 hidden font-sans text-xs text-muted tabular-nums [@media(hover:hover)_and_(min-width:400px)]:block"
          >
            {place + 1}
          </span>
        )}
      </button>
    </li>
  )
}

function Leaf() {
  return (
    <svg viewBox="0 0 40 40" className="meaning-leaf absolute size-[34px] text-primary" aria-hidden="true">
      <path d="M8 32C6 16 16 7 33 7c1 17-8 27-25 25Z" fill="currentColor" fillOpacity="0.28" />
      <path d="M8 32C14 24 20 18 27 13" fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
    </svg>
  )
}
