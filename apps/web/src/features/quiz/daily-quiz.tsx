import { localDay } from '@verbena/core/base/day'
import { canTakeQuiz } from '@verbena/core/learner/quiz-day'
import { quizMode } from '@verbena/core/practice/modes'
import { dailyQuiz, isQuizComplete, type QuizState, quizSeed } from '@verbena/core/quiz/daily-quiz'
import { useState } from 'react'
import { Game } from '../../components/game/game'
import type { DetailsProps } from '../../components/game/game-parts'
import { finishQuiz, readQuizResult } from '../../state/game/quiz-result'
import { readSlot } from '../../state/game/round-slot'
import { useLearnerStore } from '../../state/learner/learner-store'
import { readUser } from '../../state/session/session'
import { NextQuiz } from './next-quiz'
import { quizParts } from './quiz-parts'
import { ShareRow } from './share-row'
import { TakenToday } from './taken-today'

const parts = {
  ...quizParts,
  rules: [
    'Ten words, asked in six ways, with no clock.',
    'One hint for each; it halves the point. Missed words return once at the end.',
    'The same ten wait for you until midnight.',
  ],
  Details: DailyDetails,
}

/** The quiz of the day: the same after a reload, and once a day. */
export function DailyQuiz({ onAgain }: { onAgain: () => void }) {
  // what is begun belongs to the day it was begun on, also when it ends after midnight
  const [{ today, seed, isTaken }] = useState(openToday)
  if (isTaken) return <TakenToday title={quizMode.title} result={readQuizResult(today)} onAgain={onAgain} />
  return (
    <Game
      parts={parts}
      onAgain={onAgain}
      rules={{
        seed: () => seed,
        canResume: (round) => round.isScored && round.seed === seed,
        onChange: ({ isScored, game }) => {
          if (isScored && isQuizComplete(game)) finishQuiz(today, game)
        },
      }}
    />
  )
}

function openToday() {
  const today = localDay(new Date())
  const seed = quizSeed(readUser()?.id ?? 'visitor', today)
  const left = readSlot('quiz', dailyQuiz)
  const isOpen = left !== null && left.seed === seed && left.isScored // its missed words are still to come back
  return { today, seed, isTaken: !canTakeQuiz(useLearnerStore.getState(), today) && !isOpen }
}

function DailyDetails({ state }: DetailsProps<QuizState>) {
  if (state.marks.length < 10) return null // a round of misses
  return (
    <div className="grid gap-4">
      <ShareRow marks={state.marks} score={state.score} />
      <NextQuiz />
    </div>
  )
}
