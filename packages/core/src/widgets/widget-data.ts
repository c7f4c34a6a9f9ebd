import { addDays, type Day } from '../base/day'
import { settingOf } from '../learner/record'
import type { ThemeColors } from '../themes/theme'
import type { Word } from '../words/word'
import { type WidgetContents, type WidgetLearner, widgetContents } from './widget-contents'
import type { WidgetType } from './widget-types'

/** Changes when a widget of an older app could no longer read what is written. */
export const widgetDataVersion = 1
/** A home screen goes on for so many days without the app being opened. */
const dayCount = 7

type WidgetWord = Pick<Word, 'id' | 'word' | 'pronunciation' | 'partOfSpeech' | 'definition' | 'example'>
type WidgetDay = Omit<WidgetContents, 'daily-word'> & { day: Day; 'daily-word': WidgetWord | null }

/** What a phone keeps for its home screen (docs/native.md): the widgets that are on, their colors, and a week of contents. */
export type WidgetData = {
  version: typeof widgetDataVersion
  enabled: readonly WidgetType[]
  colors: Pick<ThemeColors, 'background' | 'cardBackground' | 'foreground' | 'primary' | 'accent'>
  days: WidgetDay[]
}

/** What every widget shows from today on; no word of the days to come has been seen on them. */
export function widgetData(learner: WidgetLearner, words: readonly Word[], today: Day, colors: ThemeColors): WidgetData {
  const { background, cardBackground, foreground, primary, accent } = colors
  return {
    version: widgetDataVersion,
    enabled: settingOf(learner.record, 'enabledWidgets'),
    colors: { background, cardBackground, foreground, primary, accent },
    days: Array.from({ length: dayCount }, (_, i) => {
      const day = addDays(today, i)
      const contents = widgetContents({ ...learner, wordsToday: i === 0 ? learner.wordsToday : 0 }, words, day)
      return { day, ...contents, 'daily-word': contents['daily-word'] && shortened(contents['daily-word']) }
    }),
  }
}

function shortened({ id, word, pronunciation, partOfSpeech, definition, example }: Word): WidgetWord {
  return { id, word, pronunciation, partOfSpeech, definition, example }
}
