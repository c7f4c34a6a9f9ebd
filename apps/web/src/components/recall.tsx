import { answerTexts } from '@verbena/core/memory/answer-texts'
import type { Word } from '@verbena/core/words/word'
import { Eye } from 'lucide-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { cn } from '../lib/cn'
import { Button } from '../ui/button'
import { WordExample } from './word-example'

/** How far a word is asked for: its meaning hidden, shown, or answered. */
export type RecallStage = 'asked' | 'revealed' | 'answered'

type RecallProps = {
  word: Word
  stage: RecallStage
  onReveal: () => void
  onAnswer: (isKnown: boolean) => void
  /** What stands in the place of the buttons once it is answered. */
  note: string
}

/** The meaning of a word that was met before: hidden until it is asked for, in the very place where it will stand. */
export function Recall({ word, stage, onReveal, onAnswer, note }: RecallProps) {
  const answers = useRef<HTMLFieldSetElement>(null)
  const isHidden = stage === 'asked'

  function reveal() {
    flushSync(onReveal) // the button goes, and the focus on it goes on to the answers
    answers.current?.focus({ preventScroll: true })
  }

  return (
    <div className="grid w-full grid-cols-1 justify-items-center">
      <div className={cn('col-start-1 row-start-1 grid justify-items-center gap-5', isHidden && 'invisible')}>
        <div aria-live="polite">
          <div key={stage === 'asked' ? 'hidden' : 'shown'} className="grid animate-fade justify-items-center gap-5">
            <p className="max-w-[32ch] text-xl text-pretty">{word.definition}</p>
            <WordExample word={word} className="max-w-[38ch] text-lg" />
          </div>
        </div>
        <div aria-live="polite" className="grid min-h-12 w-full items-center">
          {stage === 'answered' ? (
            <p className="animate-fade text-muted text-pretty">{note}</p>
          ) : (
            <fieldset
              ref={answers}
              tabIndex={-1}
              className="grid min-w-0 grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-3 outline-none"
            >
              <legend className="sr-only">{answerTexts.question}</legend>
              <Button kind="outline" onClick={() => onAnswer(false)}>
                {answerTexts.notYet}
              </Button>
              <Button onClick={() => onAnswer(true)}>{answerTexts.known}</Button>
            </fieldset>
          )}
        </div>
      </div>
      {isHidden && (
        <button
          type="button"
          onClick={reveal}
          className="col-start-1 row-start-1 grid h-full w-full max-w-sm place-content-center justify-items-center gap-2 rounded-card bg-lift/55 px-6 text-muted transition duration-200 ease-out hover:bg-lift hover:text-foreground active:scale-[0.99]"
        >
          <Eye aria-hidden className="size-[22px] text-primary" strokeWidth={1.75} />
          <span className="font-medium">{answerTexts.reveal}</span>
        </button>
      )}
    </div>
  )
}
