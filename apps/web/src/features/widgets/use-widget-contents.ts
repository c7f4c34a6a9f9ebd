import { localDay } from '@verbena/core/base/day'
import { type WidgetContents, widgetContents } from '@verbena/core/widgets/widget-contents'
import { useMemo } from 'react'
import { useLearnerStore } from '../../state/learner/learner-store'
import { useWordsToday } from '../../state/learner/views'
import { useLibrary } from '../../state/use-library'

/** What the widgets show the learner today; without the library there is no word yet, and everything else is here. */
export type ShownContents = WidgetContents & { words: 'loading' | 'ready' | { retry: () => void } }

export function useWidgetContents(): ShownContents {
  const record = useLearnerStore()
  const wordsToday = useWordsToday()
  const library = useLibrary()
  const known = library.status === 'ready' ? library.words : null
  const words = useMemo(() => (known ? [...known.values()] : []), [known])
  const contents = useMemo(() => widgetContents({ record, wordsToday }, words, localDay(new Date())), [record, wordsToday, words])
  return { ...contents, words: library.status === 'failed' ? { retry: library.retry } : library.status }
}
