import type { Question } from '@verbena/core/games/questions/question'
import type { Turn } from '@verbena/core/games/questions/turn'

/** What there is to learn from an answer: the word's meaning, and that of the word taken for it. */
export function Explained({ question, turn }: { question: Question; turn: Turn }) {
  const { target } = question
  const chosen = question.ask === 'typed' ? undefined : question.options[turn.chosen ?? -1]
  const isOther = turn.isRight === false && chosen?.meaning != null && chosen.wordId !== target.wordId
  return (
    <>
      <p>
        <span className="text-foreground">{target.word}</span>: {target.meaning}
      </p>
      {isOther && (
        <p className="mt-1">
          <span className="text-foreground">{chosen.word}</span>: {chosen.meaning}
        </p>
      )}
    </>
  )
}

/** What a hint left, for whoever does not see what it took away; empty without one. */
export function hintText(question: Question, { isHinted, isRight, letters, dropped }: Turn): string {
  if (!isHinted || isRight !== null) return ''
  if (question.ask === 'typed') return `It begins with ${[...(question.accepted[0] ?? '').slice(0, letters)].join(' ')}.`
  const left = question.options.filter((_, place) => !dropped.includes(place)).map(({ text }) => text)
  return `It is one of these: ${left.join(', or ')}.`
}

/** What came of an answer in a few words. */
export function verdict(question: Question, turn: Turn): string {
  if (turn.isRight) return turn.isHinted ? 'Right, with a hint' : 'Right'
  const right = question.ask === 'typed' ? question.target.word : (question.options[question.right]?.text ?? question.target.word)
  return question.ask === 'meaning' ? 'Not this one' : `It is ${right}`
}
