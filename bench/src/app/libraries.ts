import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Random, seededRandom, shuffle } from '@verbena/core/base/random'
import { levels, type Word } from '@verbena/core/words/word'
import { readLibrary } from '@verbena/words/read-library'
import { workFolder } from './folders'

const seed = 20

/** A library of this many words, level by level alike: a sample of the real one, beyond its size filled up with made words. */
export function libraryOf(size: number): Word[] {
  const random = seededRandom(seed)
  const real = readLibrary()
  return levels.flatMap((level, i) => {
    const wanted = Math.floor(size / levels.length) + (i < size % levels.length ? 1 : 0)
    const words = shuffle(
      real.filter((word) => word.difficulty === level),
      random,
    )
    return [...words.slice(0, wanted), ...madeWords(words, wanted - words.length, random)]
  })
}

/** Writes a library as a data folder and answers the folder. */
export async function writeLibrary(name: string, words: readonly Word[]): Promise<string> {
  const folder = join(workFolder, `${name}-data`)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'all.json'), JSON.stringify(words))
  return folder
}

/**
 * Words with the lengths, levels and topics of real ones and other letters. Their texts are real words in random order,
 * which compresses somewhat worse than language does, so the sizes are rather too large than too small.
 */
function madeWords(models: readonly Word[], count: number, random: Random): Word[] {
  const vocabulary = models.flatMap((word) => word.definition.split(' '))
  const anyText = (model: string) => model.replace(/[^ ]+/g, () => vocabulary[Math.floor(random() * vocabulary.length)] ?? '')
  const scrambled = (text: string) => shuffle([...text], random).join('')
  return Array.from({ length: Math.max(0, count) }, (_, i) => {
    const model = models[i % models.length]
    if (!model) throw new Error('There is no word to make others from')
    const word = `${scrambled(model.word.replace(/[^a-z]/gi, ''))}`
    return {
      ...model,
      id: `${word.toLowerCase()}-${i}`,
      word,
      pronunciation: scrambled(model.pronunciation),
      ipa: `/${scrambled(model.ipa.slice(1, -1))}/`,
      definition: anyText(model.definition),
      example: `${anyText(model.example)} ${word}.`,
      synonyms: model.synonyms.map(anyText),
      antonyms: model.antonyms.map(anyText),
      ...(model.origin !== undefined && { origin: anyText(model.origin) }),
    }
  })
}
