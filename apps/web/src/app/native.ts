import { modeAt } from '@verbena/core/practice/modes'
import { reminderTypeOf } from '@verbena/core/reminders/reminder-kinds'
import { connectDevice, leaveApp } from '../device/native/connect'
import { writeWidgetData } from '../device/native/widget-data'
import { readAppLink } from '../lib/app-link'
import { siteOrigin } from '../lib/build-settings'
import { paths } from '../lib/paths'
import { readSetting } from '../state/learner/use-learner'
import { keepWidgets, readDailyWord } from '../state/widgets'
import { goBack } from './go-back'
import type { AppRouter } from './router'

/** What the app is inside the iOS and Android apps, beyond the page. */
export function startNative(router: AppRouter): void {
  // a page's address is typed or kept; an app always opens at the start
  if (router.state.location.pathname === '/' && readSetting('hasCompletedOnboarding'))
    void router.navigate({ ...paths.feed(), replace: true })
  connectDevice({
    onBack: () => goBack(router, leaveApp),
    onLink: (address) => followLink(router, address),
    onNotification: (id) => void openReminder(router, id),
  })
  keepWidgets(writeWidgetData)
}

/** Goes where a link leads, if that is a screen of ours. */
export function followLink(router: AppRouter, link: string): void {
  const address = readAppLink(link, siteOrigin())
  if (address === null) return
  const [pathname = '/'] = address.split('?')
  const [, , found] = router.getMatchedRoutes(pathname)
  // any name stands where the games live
  if (found && (found.id !== '/$game' || modeAt(pathname))) router.history.push(address)
}

/** Opens what a tapped reminder was about: the word of the day, something to practise, or the feed. */
export async function openReminder(router: AppRouter, id: number): Promise<void> {
  const type = reminderTypeOf(id)
  if (type === 'allWords') return router.navigate(paths.feed({ practice: true }))
  const word = type === 'dailyWord' ? await readDailyWord().catch(() => null) : null
  return router.navigate(word === null ? paths.feed() : paths.word(word))
}
