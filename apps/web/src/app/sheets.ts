import type { ComponentType } from 'react'
import type { FeedSearch } from '../lib/paths'
import type { SheetControl } from '../ui/sheet'

/** Every sheet that stands behind a flag of the feed's address, the lowest first: an offer stands over what it was met in. */
const importers = {
  explore: () => import('../features/explore/explore-sheet'),
  practice: () => import('./practice'),
  profile: () => import('./profile'),
  settings: () => import('../features/settings/settings-sheet'),
  subscription: () => import('../features/subscription/subscription-sheet'),
} satisfies Record<string, () => Promise<{ default: ComponentType<SheetControl> }>>

export type SheetName = keyof typeof importers
export const sheetNames = Object.keys(importers) as SheetName[]

const loaded = new Map<SheetName, ComponentType<SheetControl>>()

/** The sheet when it is here already: then it opens without waiting for anything. */
export function sheetNow(name: SheetName): ComponentType<SheetControl> | undefined {
  return loaded.get(name)
}

export async function loadSheet(name: SheetName): Promise<void> {
  const { default: sheet } = await importers[name]()
  loaded.set(name, sheet)
}

/** The sheets that the feed's address asks for, the lowest first. Collections are shown inside the profile (spec §2). */
export function wantedSheets(pathname: string, search: FeedSearch): SheetName[] {
  if (pathname !== '/categories') return []
  return sheetNames.filter((name) => search[name] || (name === 'profile' && search.collections))
}

/** The address without one sheet. */
export function withoutSheet(name: SheetName, search: FeedSearch): FeedSearch {
  const { [name]: _closed, ...rest } = search
  if (name === 'profile') {
    delete rest.collections
    delete rest.page
  }
  return rest
}
