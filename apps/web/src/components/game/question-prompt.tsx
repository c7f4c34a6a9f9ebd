import type { Question } from '@verbena/core/games/questions/question'
import { GapText } from './gap-text'
import { longestPart } from './longest-part'
import { Prompt } from './prompt'

const asks: Record<Question['ask'], string> = {
  meaning: 'What does this mean?',
  word: 'Which word means this?',
  gap: 'Which word is missing?',
  synonym: 'Which word means nearly the same?',
  antonym: 'Which word means the opposite?',
  typed: 'Type the word that means this',
}

/** A question of any kind, as its prompt. */
export function QuestionPrompt({ question: { ask, prompt } }: { question: Question }) {
  const isWord = ask === 'meaning' || ask === 'synonym' || ask === 'antonym'
  return (
    <Prompt
      ask={asks[ask]}
      text={<GapText text={prompt} />}
      {...(isWord && { letters: longestPart(prompt) })}
      keepsFocus={ask === 'typed'}
    />
  )
}
