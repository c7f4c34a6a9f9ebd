import type { User } from '@verbena/core/account/session'
import type { LearnerLogs } from '@verbena/core/learner/record'
import { hear, nextRequest, nothingHeard } from '@verbena/core/sync/device'
import { mergeIntoLogs } from '../../device/merge-logs'
import { keyValue } from '../../device/storage'
import { clearLogs } from '../../device/sync-log'
import { inOneTab } from '../../device/tab-lock'
import { tellOtherTabs } from '../../device/tab-news'
import { learnerKey } from '../learner/learner-storage'
import { forgetCopies } from '../safekeeping/copies'
import { deviceReplaced, endOwnerQuestion } from './owner-question'
import { sendAs, syncNow } from './sync'
import { freshState, readCopy, readState, writeState } from './sync-device'

/** What is on this device becomes part of the account. */
export async function keepDevice(user: User): Promise<void> {
  endOwnerQuestion()
  await writeState(freshState(user.id))
  await syncNow()
}

/** Lets go of what is on this device and begins with what the account holds, which is fetched first; every tab opens anew. */
export async function startWithAccount(user: User): Promise<void> {
  const send = sendAs(user.id)
  let heard = nothingHeard
  let reviews: LearnerLogs['reviews'] = {}
  for (let more = true; more; ) {
    const answer = await send({ since: heard.revision, changes: {} })
    const next = hear(heard, [], answer)
    reviews = { ...reviews, ...next.news.logs.reviews }
    heard = next.heard
    more = answer.more
  }
  await inOneTab('verbena-sync', async () => {
    const { record, logs } = heard.known
    keyValue.set(learnerKey, JSON.stringify(record))
    // ended here, the device has no owner or still the old one: it hears everything anew, or asks again
    await clearLogs()
    await forgetCopies()
    const { span } = await mergeIntoLogs({ views: logs.views, reviews })
    await writeState({ ...freshState(user.id), heard, told: span ? [span] : [] })
  })
  tellOtherTabs(deviceReplaced)
  location.reload()
}

/** Tells the account everything, and answers whether it has it all. */
export async function hasToldEverything(user: User): Promise<boolean> {
  await syncNow()
  const state = await readState()
  if (state?.userId !== user.id) return false
  return nextRequest(state.heard, (await readCopy(state.told)).copy).entries.length === 0
}
