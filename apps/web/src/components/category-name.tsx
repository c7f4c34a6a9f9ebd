import { lazy, Suspense } from 'react'
import { collectionPrefix } from '../lib/paths'

const CollectionName = lazy(() => import('./collection-name'))

/** What a category is called: by its name, or a collection by what its owner calls it. */
export function CategoryName({ category }: { category: string }) {
  if (!category.startsWith(collectionPrefix)) return category
  return (
    <Suspense fallback="Collection">
      <CollectionName id={category.slice(collectionPrefix.length)} />
    </Suspense>
  )
}
