import { useNavigate } from '@tanstack/react-router'
import { wordIdToCustomWordId } from '@verbena/core/custom-words/custom-word'
import { paths } from '../../lib/paths'
import { nextReturnText, useDayPlan } from '../../state/memory/use-memory'
import { useUser } from '../../state/session/session'
import { Button } from '../../ui/button'
import { useCloseSheet } from '../../ui/sheet'

/** The door to the words that come back today, open to everyone. */
export function ReviewEntry() {
  const navigate = useNavigate()
  const closeThen = useCloseSheet()
  const plan = useDayPlan()
  const hasUser = useUser() !== null
  // own words are on the server: without their owner they are not asked
  const waiting = plan?.offered.filter((wordId) => hasUser || wordIdToCustomWordId(wordId) === null).length
  return (
    <section aria-labelledby="review-entry" className="grid gap-4 rounded-card border border-hairline p-[20px]">
      <div>
        <h3 id="review-entry" className="font-display text-2xl tracking-tight">
          Review
        </h3>
        {/* two lines from the start: what comes back is known a moment later and must move nothing */}
        <p className="min-h-[2lh] text-muted text-pretty">
          {waiting === undefined ? 'Words you have met come back here.' : textOf(waiting, plan?.isCatchingUp === true)}
        </p>
      </div>
      <Button kind="outline" className="justify-self-start" onClick={() => closeThen(() => void navigate(paths.review()))}>
        Review words
      </Button>
    </section>
  )
}

function textOf(waiting: number, isCatchingUp: boolean): string {
  if (isCatchingUp)
    return waiting > 0
      ? `Good to see you again. ${waiting} words are plenty for today.`
      : 'That was enough for today. The other words wait for you.'
  if (waiting > 0) return waiting === 1 ? 'One word comes back today.' : `${waiting} words come back today.`
  const next = nextReturnText()
  return next === null ? 'Words you meet in the feed come back here the day after.' : `Nothing waits now. The next word comes back ${next}.`
}
