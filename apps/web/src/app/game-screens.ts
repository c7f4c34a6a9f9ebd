import type { Mode } from '@verbena/core/practice/modes'
import { type ComponentType, lazy } from 'react'

/** The screen of each way to practise, fetched when it is opened. */
export const gameScreens: Record<Mode['id'], ComponentType> = {
  quiz: lazy(() => import('../features/quiz/quiz-screen')),
  sprint: lazy(() => import('../features/games/sprint/sprint-screen')),
  rush: lazy(() => import('../features/games/rush/rush-screen')),
  perfection: lazy(() => import('../features/games/perfection/perfection-screen')),
  'match-synonyms': lazy(() => import('../features/games/match-synonyms/match-synonyms-screen')),
  'meaning-match': lazy(() => import('../features/games/meaning-match/meaning-match-screen')),
  'fill-gap': lazy(() => import('../features/games/fill-gap/fill-gap-screen')),
  'guess-word': lazy(() => import('../features/games/guess-word/guess-word-screen')),
  'word-wheel': lazy(() => import('../features/games/word-wheel/word-wheel-screen')),
  'word-tide': lazy(() => import('../features/games/word-tide/word-tide-screen')),
  'complete-word': lazy(() => import('../features/games/complete-word/complete-word-screen')),
  scramble: lazy(() => import('../features/games/scramble/scramble-screen')),
}
