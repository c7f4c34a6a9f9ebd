import { Link } from '@tanstack/react-router'
import type { Word } from '@verbena/core/words/word'
import { X } from 'lucide-react'
import { PartBadge } from '../../components/part-badge'
import { paths } from '../../lib/paths'
import { IconButton } from '../../ui/icon-button'

/** One word of a collection, leading to its page. What is far off screen costs no layout. */
export function CollectionWordEntry({ word, onRemove }: { word: Word; onRemove: () => void }) {
  return (
    <li className="[contain-intrinsic-size:auto_6rem] [content-visibility:auto]">
      <article className="relative flex items-start gap-1 rounded-2xl bg-card py-3 pr-1.5 pl-4 transition duration-200 hover:brightness-115">
        <span className="grid min-w-0 flex-1 grid-cols-1 gap-1 py-1">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Link
              {...paths.word(word.id)}
              className="font-display text-xl tracking-tight hyphens-auto [overflow-wrap:anywhere] after:absolute after:inset-0 after:rounded-2xl"
            >
              {word.word}
            </Link>
            <PartBadge part={word.partOfSpeech} />
          </span>
          <span className="text-muted [overflow-wrap:anywhere]">{word.definition}</span>
        </span>
        <span className="relative">
          <IconButton icon={X} label={`Remove ${word.word}`} onClick={onRemove} />
        </span>
      </article>
    </li>
  )
}
