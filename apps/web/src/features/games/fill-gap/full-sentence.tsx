import type { GapQuestion } from '@verbena/core/games/fill-gap/gap-questions'
import { formOf } from './gap-form'

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The sentence complete, the word in it tinted; `className` is the word's. */
export function FullSentence({ gap, className = 'text-primary' }: { gap: GapQuestion; className?: string }) {
  const { sentence } = gap
  const form = formOf(gap)
  const start = sentence.search(new RegExp(`(?<!\\p{L})${escaped(form)}(?!\\p{L})`, 'iu'))
  if (start < 0) return sentence
  return (
    <>
      {sentence.slice(0, start)}
      <span className={className}>{sentence.slice(start, start + form.length)}</span>
      {sentence.slice(start + form.length)}
    </>
  )
}
