import { isConfusable } from '@verbena/core/words/confusable'
import type { Word } from '@verbena/core/words/word'
import { type Exceptions, unusedExceptions } from './exceptions'
import type { Finding, Library } from './finding'
import { meaningsOf, pairsSharingAStem, similarity } from './meanings'
import { pairName, toldApart } from './told-apart'

/** From here on two definitions say nearly the same; set by reading all pairs of the library in order of similarity. */
const nearIdentical = 0.5
/** Less is enough where a third word is a synonym of both. */
const nearIdenticalByChain = 0.3
/** So much below, a review is still needed: the weights shift a little with every word added. */
const leeway = 0.1

function areOpposites(a: Word, b: Word): boolean {
  return a.antonyms.includes(b.word) || b.antonyms.includes(a.word)
}

/** The headwords that each word is declared a synonym of, by either side. */
function synonymLinks(library: Library): (word: Word) => ReadonlySet<string> {
  const key = (word: string, { partOfSpeech }: Word) => `${word} ${partOfSpeech}`
  const headwords = new Set(library.map(({ word }) => key(word.word, word)))
  const links = new Map<string, Set<string>>()
  const link = (from: string, to: string) => links.set(from, (links.get(from) ?? new Set()).add(to))
  for (const { word } of library) {
    for (const synonym of word.synonyms.filter((name) => headwords.has(key(name, word)))) {
      link(key(word.word, word), key(synonym, word))
      link(key(synonym, word), key(word.word, word))
    }
  }
  return (word) => links.get(key(word.word, word)) ?? new Set()
}

/** Pairs in which either word could answer the other's question although no rule of the games keeps them apart. */
export function checkTwoRight(library: Library, reviewed: Exceptions = toldApart): Finding[] {
  const linksOf = synonymLinks(library)
  const needed = new Set<string>()
  const findings: Finding[] = []
  for (const [a, b] of pairsSharingAStem(meaningsOf(library))) {
    const alike = similarity(a, b)
    if (alike < nearIdenticalByChain - leeway) continue
    const isChained = [...linksOf(a.word)].some((between) => linksOf(b.word).has(between))
    const enough = isChained ? nearIdenticalByChain : nearIdentical
    if (alike < enough - leeway) continue
    if (isConfusable(a.word, b.word) || areOpposites(a.word, b.word)) continue
    const pair = pairName(a.word.word, b.word.word)
    needed.add(pair)
    if (alike < enough || reviewed.has(pair)) continue
    const message = `"${a.word.definition}" is also said of "${b.word.word}" (${b.file}): "${b.word.definition}" (${alike.toFixed(2)} alike)`
    findings.push({ rule: 'two right options', file: a.file, word: a.word.word, message, severity: 'warning' })
  }
  return [...findings, ...unusedExceptions('two right options', reviewed, needed)]
}
