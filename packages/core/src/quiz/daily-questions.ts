import { type Random, shuffle } from '../base/random'
import type { Maker } from '../games/distractors/distractors'
import { placeAnswers } from '../games/distractors/place-answer'
import { chooseQuestion } from '../games/questions/choose'
import type { ChooseKind, Question } from '../games/questions/question'
import { typedQuestion } from '../games/questions/typed'
import type { Word } from '../words/word'

/** The kinds of a quiz that not every word has what it takes for, the rarest first; all others ask for the meaning. */
const wishes: readonly (ChooseKind | 'typed')[] = ['antonym', 'gap', 'gap', 'synonym', 'typed', 'word', 'word']

function make(kind: ChooseKind | 'typed', word: Word, maker: Maker): Question | null {
  return kind === 'typed' ? typedQuestion(word, maker.library) : chooseQuestion(kind, word, maker)
}

/** One question for each word, in an order in which no kind comes twice running. */
export function askAll(words: readonly Word[], maker: Maker): Question[] {
  const open = shuffle(words, maker.random)
  const questions: Question[] = []
  const ask = (kind: ChooseKind | 'typed') => {
    for (const [place, word] of open.entries()) {
      const question = make(kind, word, maker)
      if (question === null) continue
      questions.push(question)
      open.splice(place, 1)
      return
    }
  }
  for (const kind of wishes.slice(0, words.length)) ask(kind)
  // more than half of one kind could not be kept apart
  for (let meanings = 0; open.length > 0 && meanings < Math.ceil(words.length / 2); meanings++) ask('meaning')
  while (open.length > 0) {
    const before = open.length
    ask('word')
    if (open.length === before) break
  }
  return placeAnswers(spreadKinds(questions, maker.random), maker.random)
}

/** The questions so that no kind follows itself, as far as their numbers allow. */
function spreadKinds(questions: readonly Question[], random: Random): Question[] {
  const open = shuffle(questions, random)
  const spread: Question[] = []
  const countOf = (kind: string) => open.filter((question) => question.ask === kind).length
  while (open.length > 0) {
    const others = open.filter((question) => question.ask !== spread.at(-1)?.ask)
    const pressing = others.find((question) => 2 * countOf(question.ask) > open.length)
    const next = pressing ?? others[0] ?? open[0]
    if (next === undefined) break
    spread.push(next)
    open.splice(open.indexOf(next), 1)
  }
  return spread
}
