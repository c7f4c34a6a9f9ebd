import { useNavigate } from '@tanstack/react-router'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { toggleFavorite, toggleSaved } from '../../components/mark-buttons'
import { pronounce } from '../../components/speak-button'
import { paths } from '../../lib/paths'
import { readSetting } from '../../state/learner/use-learner'
import { questionsNow } from './asking'
import type { FeedHandle } from './feed-scroller'

/** How many pages a key moves the feed by. */
const pagesByKey: Record<string, number> = { ArrowDown: 1, PageDown: 1, ' ': 1, ArrowUp: -1, PageUp: -1 }

/** Lets the feed be read and used by keyboard; typing and open sheets keep their keys. */
export function useFeedKeys(feed: RefObject<FeedHandle | null>, isCovered: boolean, onHelp: () => void): void {
  const navigate = useNavigate()

  const act = useEffectEvent((key: string, handle: FeedHandle): boolean => {
    const entry = handle.currentEntry()
    const { word, uniqueKey } = entry ?? {}
    const pages = pagesByKey[key]
    if (entry && questionsNow()?.press(key, entry)) return true
    if (pages !== undefined) handle.step(pages)
    else if (!readSetting('letterKeys')) return false
    else if (key === '?') onHelp()
    else if (word === undefined) return false
    else if (key === 'f') toggleFavorite(word.id)
    else if (key === 's') toggleSaved(word.id)
    else if (key === 'p') void pronounce(word.word)
    else if (key === 'd') void navigate(paths.word(word.id, uniqueKey))
    else return false
    return true
  })

  useEffect(() => {
    if (isCovered) return
    function press(event: KeyboardEvent) {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey
      if (!feed.current || hasModifier || event.defaultPrevented || isBusy(event)) return
      if (act(event.key.length === 1 ? event.key.toLowerCase() : event.key, feed.current)) event.preventDefault()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [feed, isCovered])
}

/** Typing keeps all its keys; a focused button keeps the space bar, which presses it. */
function isBusy(event: KeyboardEvent): boolean {
  const target = event.target
  if (!(target instanceof HTMLElement)) return false
  if (target.closest('input, textarea, select, [contenteditable], [role="dialog"]')) return true
  return event.key === ' ' && target.closest('button, a') !== null
}
