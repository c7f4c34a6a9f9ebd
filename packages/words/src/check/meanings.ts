import type { Word } from '@verbena/core/words/word'
import { familyStem } from '@verbena/core/words/word-family'
import type { Entry, Library } from './finding'
import { wordsIn } from './text'

/** Words that carry no meaning of their own in a definition. Negations are not among them: they turn the meaning round. */
const emptyWords = new Set(
  `a an the to of or and in on at by for from with as that which who whom whose what when where is are was were be been being has have had
  do does did it its this these those their his her your you they them he she one some any such so very something someone especially
  often usually sometimes about into than then too can may will would`.split(/\s+/),
)

/** A word with the stems its definition is made of, each weighted by how rare it is in the definitions of the library. */
type Meaning = Entry & { stems: ReadonlyMap<string, number>; weight: number }

function stemsOf(word: Word): Set<string> {
  return new Set(
    wordsIn(word.definition)
      .filter((part) => !emptyWords.has(part))
      .map(familyStem),
  )
}

export function meaningsOf(library: Library): Meaning[] {
  const stems = library.map(({ word }) => stemsOf(word))
  const holders = new Map<string, number>()
  for (const stem of stems.flatMap((set) => [...set])) holders.set(stem, (holders.get(stem) ?? 0) + 1)
  return library.map((entry, index) => {
    const weights = new Map([...(stems[index] ?? [])].map((stem) => [stem, Math.log(1 + library.length / (holders.get(stem) ?? 1))]))
    return { ...entry, stems: weights, weight: [...weights.values()].reduce((sum, weight) => sum + weight, 0) }
  })
}

/** Share of what the two definitions say that they both say, from 0 to 1. */
export function similarity(a: Meaning, b: Meaning): number {
  let shared = 0
  for (const [stem, weight] of a.stems) if (b.stems.has(stem)) shared += weight
  const all = a.weight + b.weight - shared
  return all === 0 ? 0 : shared / all
}

/** Every pair of one part of speech whose definitions share a stem, once each. All other pairs have similarity 0, so none is missed. */
export function* pairsSharingAStem(meanings: readonly Meaning[]): Generator<readonly [Meaning, Meaning]> {
  const byStem = new Map<string, Meaning[]>()
  for (const meaning of meanings) {
    const earlier = new Set<Meaning>()
    for (const stem of meaning.stems.keys()) {
      const key = `${meaning.word.partOfSpeech} ${stem}`
      const holders = byStem.get(key) ?? []
      for (const holder of holders) earlier.add(holder)
      holders.push(meaning)
      byStem.set(key, holders)
    }
    for (const other of earlier) yield [other, meaning]
  }
}
