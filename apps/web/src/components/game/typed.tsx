import './game.css'
import type { ReactNode } from 'react'
import { cn } from '../../lib/cn'
import { Mark } from './choices'

type TypedProps = {
  /** Once it is answered: what was typed, and what came of it. */
  answer: { text: string; isRight: boolean } | null
  /** The field it is typed into. */
  children: ReactNode
}

/** A field, and in its place afterwards what was written there. */
export function Typed({ answer, children }: TypedProps) {
  return (
    <div className="grid min-h-[9rem] content-start">
      {answer === null ? (
        children
      ) : (
        <p
          className={cn(
            'm-auto flex items-center gap-2 font-display text-2xl tracking-tight',
            answer.isRight ? 'game-settle' : 'game-nudge',
          )}
        >
          <Mark isRight={answer.isRight} />
          <span className="min-w-0 break-words">{answer.text}</span>
          <span className="sr-only">, your answer</span>
        </p>
      )}
    </div>
  )
}
