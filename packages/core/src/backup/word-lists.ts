import { csvTable } from '../base/csv'
import { productName } from '../base/product'
import type { LearnerRecord } from '../learner/record'
import { isLearned } from '../memory/learned'
import type { Memory } from '../memory/word-memory'
import type { Word, WordId } from '../words/word'

/** A word with what the learner has to do with it. */
export type ListedWord = { word: Word; lists: string[]; state: 'met' | 'learning' | 'learned' }

/** Every word of the library that the learner met, answered or marked, by spelling. */
export function listWords(
  words: Iterable<Word>,
  record: LearnerRecord,
  views: Readonly<Record<WordId, unknown>>,
  memory: Memory,
): ListedWord[] {
  const { favorite, saved, learned } = record.marks
  const listed: ListedWord[] = []
  for (const word of words) {
    const isMarkedLearned = learned[word.id]?.on === true
    const lists = [...(favorite[word.id]?.on ? ['favorite'] : []), ...(saved[word.id]?.on ? ['saved'] : [])]
    const known = memory.get(word.id)
    const isMet = known !== undefined || Object.hasOwn(views, word.id)
    if (!isMet && lists.length === 0 && !isMarkedLearned) continue
    listed.push({ word, lists, state: isLearned(known, isMarkedLearned) ? 'learned' : known ? 'learning' : 'met' })
  }
  return listed.sort((a, b) => (a.word.word.toLowerCase() < b.word.word.toLowerCase() ? -1 : 1))
}

/** The words as a table for spreadsheets. */
export function wordsAsCsv(listed: readonly ListedWord[]): string {
  const columns = ['word', 'part_of_speech', 'pronunciation', 'definition', 'example', 'level', 'lists', 'state']
  return csvTable(
    columns,
    listed.map(({ word, lists, state }) => [
      word.word,
      word.partOfSpeech,
      word.pronunciation,
      word.definition,
      word.example,
      word.difficulty,
      lists.join(' '),
      state,
    ]),
  )
}

/** The words as a text that Anki imports as cards: word, pronunciation, meaning, example, tags. */
export function wordsAsAnki(listed: readonly ListedWord[]): string {
  const header = ['#separator:tab', '#html:false', '#columns:Word\tPronunciation\tMeaning\tExample\tTags', '#tags column:5']
  const rows = listed.map(({ word, lists, state }) => {
    const tags = [productName.toLowerCase(), word.difficulty, word.partOfSpeech, state, ...lists].join(' ')
    const fields = [word.word, word.pronunciation, `(${word.partOfSpeech}) ${word.definition}`, word.example, tags]
    return fields.map(ankiField).join('\t')
  })
  return [...header, ...rows, ''].join('\n')
}

/** Tabs and lines end a field, a quote or a number sign at its beginning means something else. */
function ankiField(text: string): string {
  const flat = text.replaceAll(/[\t\r\n]+/g, ' ')
  return /^#|"/.test(flat) ? `"${flat.replaceAll('"', '""')}"` : flat
}
