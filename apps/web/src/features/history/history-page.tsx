import { localDay } from '@verbena/core/base/day'
import { EmptyState } from '../../components/empty-state'
import { useGrowingLimit } from '../../lib/use-growing-limit'
import { useViewsStore } from '../../state/learner/views'
import { useLibrary } from '../../state/use-library'
import { Button } from '../../ui/button'
import { DotsLoader } from '../../ui/dots-loader'
import { Group } from '../../ui/group'
import { dayName, historyDays } from './history-days'
import { HistoryEntry } from './history-entry'

/** Every word that was on screen, the newest first, under the day it was last seen on. */
export default function HistoryPage() {
  const { views, isLoaded } = useViewsStore()
  const library = useLibrary()
  const { limit, more, sentinel } = useGrowingLimit()

  if (isLoaded && Object.keys(views).length === 0) {
    return <EmptyState title="No words viewed yet" text="Every word you look at in the feed is kept here." />
  }
  if (library.status === 'failed') {
    return (
      <EmptyState title="The words could not be loaded" text="Check your connection and try again.">
        <Button onClick={library.retry}>Try again</Button>
      </EmptyState>
    )
  }
  if (!isLoaded || library.status === 'loading') return <DotsLoader className="h-60" />

  const today = localDay(new Date())
  const days = historyDays(views, library.words, limit)
  const shown = days.reduce((sum, { words }) => sum + words.length, 0)
  return (
    <div className="grid grid-cols-1 gap-7">
      {days.map(({ day, words }) => (
        <Group key={day} title={dayName(day, today)}>
          <ul className="grid gap-2">
            {words.map((word) => (
              <HistoryEntry key={word.id} word={word} />
            ))}
          </ul>
        </Group>
      ))}
      {shown === limit && (
        <div ref={sentinel} className="grid">
          <Button kind="quiet" onClick={more}>
            Show earlier words
          </Button>
        </div>
      )}
    </div>
  )
}
