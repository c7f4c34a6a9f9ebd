import './game.css'
import { type CSSProperties, type ReactNode, useId } from 'react'
import { cn } from '../../lib/cn'
import { takeFocus } from './take-focus'

type PromptProps = {
  /** What is asked of it: "Which word means this?" */
  ask: string
  text: ReactNode
  /** Of the longest part of a word that stands on its own: it is larger than a sentence, and never broken. */
  letters?: number
  /** For what is typed: the focus goes to the field instead. */
  keepsFocus?: boolean
}

/** What the round asks now. It takes the focus, so that each question is read out as it comes; give it the question as its key. */
export function Prompt({ ask, text, letters, keepsFocus = false }: PromptProps) {
  const id = useId()
  return (
    <div className="@container game-ask m-auto grid w-full justify-items-center gap-3 py-4 text-center">
      <p id={id} className="text-sm text-muted">
        {ask}
      </p>
      <h2
        ref={keepsFocus ? undefined : takeFocus}
        tabIndex={-1}
        aria-describedby={id}
        className={cn(
          'max-w-[30ch] font-display tracking-tight text-balance outline-none [overflow-wrap:anywhere]',
          letters === undefined
            ? 'text-[clamp(1.375rem,5.5vw,2.125rem)] leading-snug'
            : 'text-[length:max(16px,min(clamp(2.25rem,10vw,var(--largest-word,4.5rem)),calc(168cqi/var(--letters))))] leading-tight',
        )}
        style={{ '--letters': letters } as CSSProperties}
      >
        {text}
      </h2>
    </div>
  )
}
