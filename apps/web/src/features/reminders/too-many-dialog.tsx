import { Dialog as Base } from '@base-ui/react/dialog'
import { useNavigate } from '@tanstack/react-router'
import { premiumReminderText } from '@verbena/core/reminders/reminder-kinds'
import { useState } from 'react'
import { type FeedSearch, overlayState } from '../../lib/paths'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'

/** What more reminders cost; going on leads to the offer, which opens once this has left the screen. */
export function TooManyDialog({ onClosed }: { onClosed: () => void }) {
  const navigate = useNavigate()
  const [isWanted, setIsWanted] = useState(false)

  function closed() {
    onClosed()
    if (!isWanted) return
    void navigate({ to: '/categories', search: (search: FeedSearch) => ({ ...search, subscription: true as const }), state: overlayState })
  }

  return (
    <Dialog title="More reminders a day" onClosed={closed}>
      <div className="grid grid-cols-1 gap-5">
        <p className="text-pretty text-muted">{premiumReminderText}</p>
        <div className="flex flex-wrap-reverse gap-3">
          <Base.Close render={<Button kind="outline" className="flex-1" />}>Cancel</Base.Close>
          <Base.Close render={<Button kind="accent" className="flex-1 whitespace-nowrap" onClick={() => setIsWanted(true)} />}>
            Subscribe Now
          </Base.Close>
        </div>
      </div>
    </Dialog>
  )
}
