import { Link } from '@tanstack/react-router'
import { type CustomWordRow, customWordIdToWordId } from '@verbena/core/custom-words/custom-word'
import { Pencil, Trash2 } from 'lucide-react'
import { PartBadge } from '../../components/part-badge'
import { paths } from '../../lib/paths'
import { IconButton } from '../../ui/icon-button'

type OwnWordEntryProps = { word: CustomWordRow; onEdit: (() => void) | undefined; onDelete: () => void }

/** One own word, leading to its page, with what can be done with it. What is far off screen costs no layout. */
export function OwnWordEntry({ word, onEdit, onDelete }: OwnWordEntryProps) {
  return (
    <li className="[contain-intrinsic-size:auto_8rem] [content-visibility:auto]">
      <article className="relative grid grid-cols-[minmax(0,1fr)] gap-1.5 rounded-2xl bg-lift p-4 pb-2 transition duration-200 hover:brightness-115">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            {...paths.word(customWordIdToWordId(word.id))}
            className="font-display text-2xl tracking-tight hyphens-auto [overflow-wrap:anywhere] after:absolute after:inset-0 after:rounded-2xl"
          >
            {word.word}
          </Link>
          <PartBadge part={word.part_of_speech} />
        </span>
        <p className="[overflow-wrap:anywhere]">{word.definition}</p>
        {word.example && <p className="text-muted italic [overflow-wrap:anywhere]">“{word.example}”</p>}
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <span className="text-sm text-muted">{word.category}</span>
          <span className="relative -mr-2 flex">
            {onEdit && <IconButton icon={Pencil} label={`Edit ${word.word}`} onClick={onEdit} />}
            <IconButton icon={Trash2} label={`Delete ${word.word}`} onClick={onDelete} />
          </span>
        </div>
      </article>
    </li>
  )
}
