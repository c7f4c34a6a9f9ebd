import { type Random, shuffle } from '../../base/random'
import { isConfusable } from '../../words/confusable'
import type { Word } from '../../words/word'
import { pickDistractors } from '../distractors/distractors'
import type { StartOptions } from '../frame/engine'
import type { Target } from '../frame/met-words'
import { maskWord } from '../mask/mask'
import { drawTargets } from '../pool/draw-targets'
import type { Pool } from '../pool/pool'
import { makerOf, newSupply } from '../questions/maker'
import { targetOf } from '../questions/question'

/** A field of cards, answers and decoys mixed; `turns` are the meanings in order with the card each one asks for. */
export type MeaningField = { cards: Target[]; turns: { card: number; clue: string }[] }

const decoysPerField = 3

/** Fields of words of one part of speech, of which no two can be taken for each other. */
export function layFields(
  pool: Pool,
  random: Random,
  seed: number,
  { wanted, perField }: { wanted: number; perField: number },
  options: StartOptions,
): MeaningField[] {
  const maker = makerOf(pool, newSupply(seed))
  const without = new Set<string>()
  const fields: MeaningField[] = []
  for (let left = wanted; left > 0; ) {
    const answers: Word[] = []
    const fits = (word: Word) => {
      if (word.definition === '' || answers.some((other) => other.partOfSpeech !== word.partOfSpeech || isConfusable(other, word)))
        return false
      answers.push(word)
      return true
    }
    const first = fields.length === 0 ? options.first : undefined
    drawTargets(pool, { count: Math.min(perField, left), random, fits, without }, { ...options, ...(first === undefined ? {} : { first }) })
    const [lead] = answers
    if (lead === undefined) break
    const isAllowed = (word: Word) => answers.every((other) => other.id !== word.id && !isConfusable(other, word)) && !without.has(word.id)
    const ask = { answer: lead, count: decoysPerField, text: lead.word, textOf: ({ word }: Word) => word, isAllowed }
    for (const word of answers) without.add(word.id)
    const decoys = pickDistractors(maker, ask)
    if (decoys === null) continue // these words cannot be asked fairly; others may
    left -= answers.length
    for (const { word } of decoys) without.add(word.id)
    fields.push(
      layField(
        answers,
        decoys.map(({ word }) => word),
        random,
      ),
    )
  }
  return fields
}

function layField(answers: readonly Word[], decoys: readonly Word[], random: Random): MeaningField {
  const cards = shuffle([...answers, ...decoys], random)
  const turns = shuffle(answers, random).map((word) => ({ card: cards.indexOf(word), clue: maskWord(word.definition, word) }))
  return { cards: cards.map(targetOf), turns }
}
