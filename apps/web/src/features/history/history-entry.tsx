import { Link } from '@tanstack/react-router'
import type { Word } from '@verbena/core/words/word'
import { PartBadge } from '../../components/part-badge'
import { WordExample } from '../../components/word-example'
import { paths } from '../../lib/paths'

/** One word of the history, leading to its page. What is far off screen costs no layout. */
export function HistoryEntry({ word }: { word: Word }) {
  return (
    <li className="[contain-intrinsic-size:auto_9rem] [content-visibility:auto]">
      <article className="relative grid gap-1.5 rounded-2xl bg-lift p-4 transition duration-200 hover:brightness-125">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            {...paths.word(word.id)}
            className="font-display text-2xl tracking-tight [overflow-wrap:anywhere] after:absolute after:inset-0 after:rounded-2xl"
          >
            {word.word}
          </Link>
          <span className="text-sm tracking-wide text-muted">{word.pronunciation}</span>
          <PartBadge part={word.partOfSpeech} />
        </span>
        <span>{word.definition}</span>
        <WordExample word={word} />
      </article>
    </li>
  )
}
