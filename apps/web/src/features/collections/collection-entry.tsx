import { Link } from '@tanstack/react-router'
import type { CollectionRow } from '@verbena/core/collections/collection'
import { Trash2 } from 'lucide-react'
import { paths } from '../../lib/paths'
import { IconButton } from '../../ui/icon-button'
import { countedWords } from './counted-words'

/** One collection, leading to its page. What is far off screen costs no layout. */
export function CollectionEntry({ collection, onDelete }: { collection: CollectionRow; onDelete: () => void }) {
  const { id, name, description, word_count } = collection
  return (
    <li className="[contain-intrinsic-size:auto_5.5rem] [content-visibility:auto]">
      <article className="relative flex items-center gap-2 rounded-2xl bg-lift py-3 pr-2 pl-4 transition duration-200 hover:brightness-115">
        <span className="grid min-w-0 flex-1 grid-cols-1 gap-0.5">
          <Link
            {...paths.collection(id)}
            className="font-display text-xl tracking-tight hyphens-auto [overflow-wrap:anywhere] after:absolute after:inset-0 after:rounded-2xl"
          >
            {name}
          </Link>
          {description && <span className="line-clamp-2 text-muted [overflow-wrap:anywhere]">{description}</span>}
          <span className="text-sm text-muted">{countedWords(word_count)}</span>
        </span>
        <span className="relative">
          <IconButton icon={Trash2} label={`Delete ${name}`} onClick={onDelete} />
        </span>
      </article>
    </li>
  )
}
