import type { Word } from '@verbena/core/words/word'
import { cn } from '../lib/cn'

/** The example in quotes and italics, with the word itself tinted. */
export function WordExample({ word, className }: { word: Word; className?: string }) {
  const { example } = word
  if (example === '') return null // own words need none
  const form = word.exampleForm ?? word.word
  const start = startOf(form, example)
  return (
    <p className={cn('text-muted italic text-pretty', className)}>
      “{start < 0 ? example : example.slice(0, start)}
      {start >= 0 && (
        <>
          <span className="text-primary">{form}</span>
          {example.slice(start + form.length)}
        </>
      )}
      ”
    </p>
  )
}

/** Where a form stands as a word of its own, so that `art` is not found in `started`. */
function startOf(form: string, text: string): number {
  for (let start = text.indexOf(form); start >= 0; start = text.indexOf(form, start + 1)) {
    const isInside = /[\p{L}]/u.test(text[start - 1] ?? ' ') || /[\p{L}]/u.test(text[start + form.length] ?? ' ')
    if (!isInside) return start
  }
  return -1
}
