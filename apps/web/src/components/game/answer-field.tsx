import { type CSSProperties, type FormEvent, useId, useState } from 'react'
import { Button } from '../../ui/button'
import { takeFocus } from './take-focus'

type AnswerFieldProps = {
  /** The letters on show: the first one, and what a hint gave away. */
  shown: string
  length: number
  /** What was typed before a reload. */
  initial?: string
  onAnswer: (text: string) => void
  submitLabel?: string
  /** Told of every change, for games that keep what is typed. */
  onChange?: (text: string) => void
  /** Something to look at again, such as a slip of one letter. */
  note?: string
}

/** A word to type, its letters drawn as lines with the known ones on them. */
export function AnswerField({ shown, length, initial = '', onAnswer, submitLabel = 'Check', onChange, note }: AnswerFieldProps) {
  const id = useId()
  const [text, setText] = useState(initial)
  const hidden = Math.max(0, length - shown.length)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (text.trim() !== '') onAnswer(text)
  }

  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-3">
      <p id={`${id}-letters`} className="@container text-center text-muted">
        <span
          aria-hidden="true"
          className="font-display text-[length:max(16px,min(1.5rem,calc(115cqi/var(--letters))))] tracking-[0.3em] break-all text-foreground"
          style={{ '--letters': length } as CSSProperties}
        >
          {shown}
          {'_'.repeat(hidden)}
        </span>
        <span className="sr-only">
          {length} letters, beginning with {[...shown].join(' ')}
        </span>
      </p>
      <div className="flex flex-wrap gap-3">
        {/* a field of its own for every hint, so that it takes the focus back from its button */}
        <input
          key={shown}
          ref={takeFocus}
          aria-label="The word"
          aria-describedby={`${id}-letters ${id}-note`}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            onChange?.(event.target.value)
          }}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={60}
          className="min-h-12 min-w-0 flex-[1_1_10rem] rounded-2xl border border-hairline bg-card px-[16px] text-center text-xl text-foreground outline-none focus-visible:border-primary focus-visible:ring-2 focus-visible:ring-primary/35"
        />
        <Button type="submit" disabled={text.trim() === ''} className="flex-[1_0_auto]">
          {submitLabel}
        </Button>
      </div>
      <p id={`${id}-note`} aria-live="polite" className="min-h-6 text-center text-accent">
        {note}
      </p>
    </form>
  )
}
