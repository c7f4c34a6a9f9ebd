import { countWords } from '@verbena/core/memory/count-words'
import { filterByChoice } from '@verbena/core/words/filter-words'
import { useSetting } from '../../../state/learner/use-learner'
import { useKnown } from '../../../state/memory/use-memory'
import { useLibrary } from '../../../state/use-library'

const kinds = [
  { key: 'learned', name: 'Learned', color: 'bg-primary' },
  { key: 'learning', name: 'Learning', color: 'bg-accent' },
  { key: 'new', name: 'New', color: 'bg-muted/40' },
] as const

/** How many words are learned, being learned and still to be met at the learner's level. */
export function WordCounts() {
  const known = useKnown()
  const library = useLibrary()
  const choice = { difficulty: useSetting('difficulty'), selectedCategories: useSetting('selectedCategories') }
  const chosen = library.status === 'ready' ? filterByChoice([...library.words.values()], choice) : []
  const counts = countWords(known, chosen)

  return (
    <div className="grid gap-3">
      <div aria-hidden="true" className="flex h-2.5 gap-0.5 overflow-hidden rounded-full bg-hairline">
        {kinds.map(
          ({ key, color }) => counts[key] > 0 && <div key={key} className={`min-w-1.5 ${color}`} style={{ flexGrow: counts[key] }} />,
        )}
      </div>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,5.5rem),1fr))] gap-x-4 gap-y-2">
        {kinds.map(({ key, name, color }) => (
          <div key={key} className="flex flex-col-reverse">
            <dt className="flex items-center gap-2 text-sm text-muted">
              <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${color}`} />
              {name}
            </dt>
            <dd className="font-display text-2xl leading-tight tabular-nums">{counts[key]}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
