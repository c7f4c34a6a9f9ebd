import type { TopicKey } from '@verbena/core/words/topics'
import type { Level, PartOfSpeech, Word } from '@verbena/core/words/word'

const texts = ['word', 'pronunciation', 'ipa', 'partOfSpeech', 'definition', 'example'] as const
const lists = ['categories', 'synonyms', 'antonyms'] as const
const rest = ['origin', 'exampleForm'] as const
const listSeparator = '|'

type Column = (typeof texts)[number] | (typeof lists)[number] | (typeof rest)[number] | 'id'

/** One level's words column by column: alike values side by side compress a seventh better than word by word. */
export type PackedWords = { difficulty: Level; count: number } & Record<Column, (string | 0)[]>

/** The words of one level, packed; what a word lacks, and an id that is its spelling, is 0. */
export function packWords(difficulty: Level, words: readonly Word[]): PackedWords {
  const column = (value: (word: Word) => string | 0 | undefined) => words.map((word) => value(word) || 0)
  const columns = {
    id: column((word) => (word.id === word.word ? 0 : word.id)),
    ...columnsOf(texts, (name) => column((word) => word[name])),
    ...columnsOf(lists, (name) => column((word) => word[name].join(listSeparator))),
    ...columnsOf(rest, (name) => column((word) => word[name])),
  }
  return { difficulty, count: words.length, ...columns }
}

/** The words that were packed, exactly as they were. */
export function unpackWords(packed: PackedWords): Word[] {
  return Array.from({ length: packed.count }, (_, i) => {
    const text = (name: Column) => String(packed[name][i])
    const list = (name: (typeof lists)[number]) => (packed[name][i] === 0 ? [] : text(name).split(listSeparator))
    return {
      id: packed.id[i] === 0 ? text('word') : text('id'),
      word: text('word'),
      pronunciation: text('pronunciation'),
      ipa: text('ipa'),
      // packed by the build from records that the library check has read
      partOfSpeech: text('partOfSpeech') as PartOfSpeech,
      definition: text('definition'),
      example: text('example'),
      difficulty: packed.difficulty,
      categories: list('categories') as TopicKey[],
      synonyms: list('synonyms'),
      antonyms: list('antonyms'),
      ...(packed.origin[i] !== 0 && { origin: text('origin') }),
      ...(packed.exampleForm[i] !== 0 && { exampleForm: text('exampleForm') }),
    }
  })
}

function columnsOf<Name extends string, Value>(names: readonly Name[], make: (name: Name) => Value): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>
}
