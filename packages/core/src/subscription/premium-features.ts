import { tiles } from '../explore/tiles'
import { modes } from '../practice/modes'
import { themes } from '../themes/themes'
import { remindersADay } from './entitlements'

/** What Premium holds, as the panel lists it (spec §1), each with what it comes to; the counts are those of the app. */
export const premiumFeatures = [
  { title: 'All games and practice modes', text: `${sold(modes)} more ways to play with your words` },
  { title: 'All categories and words', text: `${sold(tiles)} more topics in Explore` },
  { title: 'Your own words', text: 'Add the words you meet, and learn them here' },
  { title: 'All themes', text: `${sold(themes)} more looks for the whole app` },
  { title: 'Premium voices', text: 'British and Australian pronunciation' },
  {
    title: 'Advanced notification settings',
    text: `Up to ${remindersADay('yearly')} reminders a day instead of ${remindersADay('free')}`,
  },
  { title: 'Full history', text: 'Every word you viewed, the newest first' },
  { title: 'No ads', text: 'No offers between your words' },
] as const

function sold(list: readonly { isPremium: boolean }[]): number {
  return list.filter((each) => each.isPremium).length
}
