import { useLearnerStore } from '../../state/learner/learner-store'
import { readerAt } from '../../state/speaking'
import { wordsInFeed } from './feed-memory'

/** Tells with every card the reader comes to which word it shows and which comes next. */
export function followReader(): void {
  tell()
  useLearnerStore.subscribe(({ settings }, before) => {
    if (settings.currentFeedWord !== before.settings.currentFeedWord) tell()
  })
}

function tell() {
  const { here, next } = wordsInFeed()
  if (here) readerAt(here.word, next?.word)
}
