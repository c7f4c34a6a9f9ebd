import { expect, test } from 'vitest'
import { checkLibrary, readSetFiles } from './check-library'
import { formatFindings } from './format-report'
import { meaningsOf, pairsSharingAStem, similarity } from './meanings'
import { pairName } from './told-apart'

const { entries, findings } = checkLibrary(readSetFiles())

test('the library has no findings', () => {
  expect(formatFindings(findings)).toBe('No findings.')
  // an empty or unread folder must not pass for a clean one
  expect(entries.length).toBeGreaterThan(2000)
})

test('a broken record in a real file is found', () => {
  const [file] = readSetFiles()
  const broken = { file: file?.file ?? '', text: (file?.text ?? '').replace('"difficulty":"', '"difficulty":"un') }
  expect(checkLibrary([broken]).findings).toContainEqual(expect.objectContaining({ rule: 'schema', file: broken.file }))
})

test('comparing every word with every other finds the same near pairs as the index', { timeout: 30_000 }, () => {
  const meanings = meaningsOf(entries)
  const near = 0.3
  const nameOf = ([a, b]: readonly [(typeof meanings)[number], (typeof meanings)[number]]) => pairName(a.word.id, b.word.id)
  const byIndex = [...pairsSharingAStem(meanings)].filter(([a, b]) => similarity(a, b) >= near).map(nameOf)
  const byHand: string[] = []
  for (const [index, a] of meanings.entries())
    for (const b of meanings.slice(index + 1))
      if (a.word.partOfSpeech === b.word.partOfSpeech && similarity(a, b) >= near) byHand.push(nameOf([a, b]))
  expect(byIndex.sort()).toEqual(byHand.sort())
  expect(byHand.length).toBeGreaterThan(0)
})
