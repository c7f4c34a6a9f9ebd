import { type Random, seededRandom, shuffle } from '../base/random'
import type { Maker } from '../games/distractors/distractors'
import { placeAnswers } from '../games/distractors/place-answer'
import { drawWords, type Pool } from '../games/pool/pool'
import { chooseQuestion } from '../games/questions/choose'
import { makerOf, newSupply } from '../games/questions/maker'
import type { ChooseKind, Question } from '../games/questions/question'
import { typedQuestion } from '../games/questions/typed'
import type { Word } from '../words/word'

/** The kinds of a quiz that not every word has what it takes for, the rarest first; all others ask for the meaning. */
const wishes: readonly (ChooseKind | 'typed')[] = ['antonym', 'gap', 'gap', 'synonym', 'typed', 'word', 'word']

function make(kind: ChooseKind | 'typed', word: Word, maker: Maker): Question | null {
  return kind === 'typed' ? typedQuestion(word, maker.library) : chooseQuestion(kind, word, maker)
}

/** One question for each word that can be asked, in an order in which no kind comes twice running. */
function askAll(words: readonly Word[], maker: Maker): Question[] {
  const open = shuffle(words, maker.random)
  const questions: Question[] = []
  const ask = (kind: ChooseKind | 'typed') => {
    for (const [place, word] of open.entries()) {
      const question = make(kind, word, maker)
      if (question === null) continue
      questions.push(question)
      open.splice(place, 1)
      return true
    }
    return false
  }
  for (const kind of wishes.slice(0, words.length)) ask(kind)
  // more than half of one kind could not be kept apart
  let meanings = 0
  while (meanings < Math.ceil(words.length / 2) && ask('meaning')) meanings += 1
  while (ask('word') || ask('typed') || ask('meaning')) {
    // each of them takes one more word, until no word can be asked in any way
  }
  return placeAnswers(spreadKinds(questions, maker.random), maker.random)
}

/** Questions for the words; for each that cannot be asked in any way, such as an own word with a page for a meaning, another is drawn. */
export function askFully(pool: Pool, words: readonly Word[], count: number, seed: number): Question[] {
  const tried = new Set(words.map((word) => word.id))
  let asked = [...words]
  let questions = askAll(asked, makerOf(pool, newSupply(seed)))
  while (questions.length < count) {
    const answered = new Set(questions.map((question) => question.target.wordId))
    const wish = { count: count - questions.length, random: seededRandom(seed + tried.size), fits: () => true, without: tried }
    const others = drawWords(pool, wish)
    if (others.length === 0) break
    for (const word of others) tried.add(word.id)
    asked = [...asked.filter((word) => answered.has(word.id)), ...others]
    questions = askAll(asked, makerOf(pool, newSupply(seed)))
  }
  return questions
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
