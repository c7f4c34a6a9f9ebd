import { useSetting } from '../state/learner/use-learner'
import { Dialog } from '../ui/dialog'

/** The feed's keys and what each does; `isLetter` tells those that can be turned off in the settings. */
const feedKeys = [
  { keys: ['↓', 'Space'], does: 'Next word', isLetter: false },
  { keys: ['↑'], does: 'Previous word', isLetter: false },
  { keys: ['Space'], does: 'Show a hidden meaning', isLetter: false },
  { keys: ['←', '→'], does: 'Not yet, Knew it', isLetter: false },
  { keys: ['F'], does: 'Favorite', isLetter: true },
  { keys: ['S'], does: 'Save', isLetter: true },
  { keys: ['P'], does: 'Pronounce', isLetter: true },
  { keys: ['D'], does: 'Details', isLetter: true },
  { keys: ['?'], does: 'This list', isLetter: true },
] as const

/** What the feed's keys do. */
export default function KeysDialog({ onClosed }: { onClosed: () => void }) {
  const hasLetters = useSetting('letterKeys')
  const shown = feedKeys.filter(({ isLetter }) => hasLetters || !isLetter)
  return (
    <Dialog title="Keyboard shortcuts" onClosed={onClosed}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-3">
        {shown.map(({ keys, does }) => (
          <div key={does} className="contents">
            <dt className="flex gap-1.5">
              {keys.map((key) => (
                <kbd key={key} className="min-w-9 rounded-lg border border-hairline bg-lift px-2.5 py-1 text-center font-sans text-sm">
                  {key}
                </kbd>
              ))}
            </dt>
            <dd className="text-muted">{does}</dd>
          </div>
        ))}
      </dl>
      {!hasLetters && <p className="mt-4 text-sm text-muted">Letter keys are turned off in the settings.</p>}
    </Dialog>
  )
}
