import type { Voice } from '@verbena/core/voices/voice'
import { previewPhrase } from '@verbena/core/voices/voices'
import { Lock, Volume2 } from 'lucide-react'
import { orTell } from '../../components/speak-button'
import { cn } from '../../lib/cn'
import { speakWith } from '../../state/speaking'
import { useSpoken } from '../../state/spoken'
import { IconButton } from '../../ui/icon-button'
import { RadioCard } from '../../ui/radio-card'

/** A voice to choose, and beside it a way to hear it. */
export function VoiceRow({ voice, isLocked = false }: { voice: Voice; isLocked?: boolean }) {
  const { id, name, accent, description } = voice
  const isSpoken = useSpoken(({ text, voiceId }) => voiceId === id && text === previewPhrase)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-1 @max-[11rem]:grid-cols-1">
      <RadioCard value={id}>
        <span className={cn('font-medium', isLocked && 'text-muted')}>
          {name}
          {isLocked && <Lock aria-hidden className="mb-1 ml-2 inline size-[14px] text-accent" strokeWidth={2} />}
        </span>{' '}
        <span className="text-sm text-muted">
          {accent} · {description}
          {isLocked && <span className="sr-only">, locked</span>}
        </span>
      </RadioCard>
      <IconButton
        icon={Volume2}
        label={`Preview ${name}`}
        className={cn('text-primary hover:text-primary', isSpoken && 'animate-speak bg-glow')}
        onClick={() => void orTell(speakWith(voice, previewPhrase))}
      />
    </div>
  )
}
