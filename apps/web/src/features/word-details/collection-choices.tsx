import type { CollectionRow } from '@verbena/core/collections/collection'
import { useState } from 'react'
import { CheckRow } from '../../ui/check-row'
import { TextField } from '../../ui/text-field'

type CollectionChoicesProps = {
  collections: readonly CollectionRow[]
  /** The ids of those that hold the word. */
  chosen: readonly string[]
  onChange: (collection: CollectionRow, isIn: boolean) => void
}

/** Fewer collections than this are seen at a glance. */
const fewestToSearch = 9
const mostShown = 40

/** Collections to tick; of many, those that are searched for. */
export function CollectionChoices({ collections, chosen, onChange }: CollectionChoicesProps) {
  const [query, setQuery] = useState('')
  const wanted = query.trim().toLowerCase()
  const found = collections.filter(({ name }) => name.toLowerCase().includes(wanted))
  return (
    <div className="grid grid-cols-1 gap-3">
      {collections.length >= fewestToSearch && (
        <TextField
          label="Search your collections"
          type="search"
          autoComplete="off"
          maxLength={100}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          hint={found.length > mostShown ? `The newest ${mostShown} of ${found.length.toLocaleString('en-US')} are shown` : undefined}
        />
      )}
      <ul className="grid max-h-[40dvh] grid-cols-1 overflow-y-auto">
        {found.slice(0, mostShown).map((collection) => (
          <li key={collection.id}>
            <CheckRow title={collection.name} isChecked={chosen.includes(collection.id)} onChange={(isIn) => onChange(collection, isIn)} />
          </li>
        ))}
      </ul>
    </div>
  )
}
