import type { Submitted, WheelBoard } from '@verbena/core/games/word-wheel/word-wheel'
import type { KeyboardEvent } from 'react'
import { takeFocus } from '../../../components/game/take-focus'
import { cn } from '../../../lib/cn'

type SpellingFieldProps = {
  text: string
  board: WheelBoard
  /** What came of the last word. */
  said: string
  tone: Submitted['was'] | undefined
  onSpell: (text: string) => void
  onSubmit: () => void
  onShuffle: () => void
}

/** The word being spelled: typed here, or tapped on the wheel, without the device's own keyboard. */
export function SpellingField({ text, board, said, tone, onSpell, onSubmit, onShuffle }: SpellingFieldProps) {
  function press(event: KeyboardEvent) {
    if (event.key === 'Enter') onSubmit()
    else if (event.key === ' ') onShuffle()
    else return
    event.preventDefault()
  }

  return (
    <div className="grid w-full max-w-xs justify-items-center">
      <input
        ref={takeFocus}
        aria-label="Your word"
        aria-description={`The letters are ${board.centre} in the middle, and ${board.outer.join(', ')}`}
        value={text}
        onChange={({ target }) => onSpell(target.value)}
        onKeyDown={press}
        inputMode="none"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className="h-[48px] w-full rounded-none border-b-2 border-hairline bg-transparent text-center font-display text-[30px] tracking-wide text-foreground caret-primary outline-none focus:border-primary"
      />
      <p
        key={said}
        aria-hidden="true"
        className={cn(
          'min-h-[1.625rem] pt-1.5 text-center text-sm text-balance break-words',
          tone === 'found' ? 'game-settle text-primary' : 'text-muted',
          (tone === 'not-today' || tone === 'without-centre') && 'game-nudge',
        )}
      >
        {text === '' && said}
      </p>
    </div>
  )
}
