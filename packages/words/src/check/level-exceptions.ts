import type { Exceptions } from './exceptions'

const youngerThanSubtitles = 'judged everyday language today; the subtitles counted end in 2007, before the thing was common'
const workplace = 'judged upper intermediate: ordinary at work, rare in films'
const household = 'judged upper intermediate: ordinary at home and in shops, rare in films'

/** Words whose level an editor set against their film-subtitle frequency, and why. The judgment is ours; no graded word list was consulted. */
export const levelExceptions: Exceptions = new Map([
  ['app', youngerThanSubtitles],
  ['appliance', household],
  ['brainstorm', workplace],
  ['café', 'judged beginner: among the first places a learner can name'],
  ['conserve', 'judged upper intermediate: ordinary in talk about nature, rare in films'],
  ['coworker', workplace],
  ['customize', 'judged upper intermediate: met in the menus of most programs'],
  ['download', youngerThanSubtitles],
  ['email', youngerThanSubtitles],
  ['February', 'judged beginner: the names of the months are learned together'],
  ['felicity', 'the frequency counts the first name; the common noun is rare'],
  ['hamburger', 'judged beginner: among the first dishes a learner can name'],
  ['internet', youngerThanSubtitles],
  ['laptop', youngerThanSubtitles],
  ['noticeable', 'judged upper intermediate: transparent from "notice", which is common'],
  ['password', youngerThanSubtitles],
  ['prioritize', workplace],
  ['recycle', household],
  ['selfie', youngerThanSubtitles],
  ['stream', 'judged beginner: a basic word for landscape, and for video today'],
  ['username', youngerThanSubtitles],
  ['vacancy', workplace],
  ['website', youngerThanSubtitles],
  ['workload', workplace],
])
