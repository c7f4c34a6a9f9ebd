import { Dialog } from '../../ui/dialog'
import { feedKeys } from './use-feed-keys'

/** What the feed's keys do. */
export default function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Keyboard shortcuts" onClosed={onClose}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-3">
        {feedKeys.map(({ keys, does }) => (
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
    </Dialog>
  )
}
