import { expect, test } from 'vitest'
import { addConfusions, confusionMap } from './confusions'

const took = (wordId: string, takenFor: string) => ({ wordId, takenFor })

test('the last mistakes with a word come first, three at most, none twice', () => {
  const known = addConfusions({}, [took('affect', 'effect'), took('affect', 'infect'), took('affect', 'affirm'), took('affect', 'effect')])
  expect(known).toEqual({ affect: ['effect', 'affirm', 'infect'] })
  expect(addConfusions(known, [took('affect', 'defect')])).toEqual({ affect: ['defect', 'effect', 'affirm'] })
  expect(confusionMap(known).get('affect')).toEqual(['effect', 'affirm', 'infect'])
})

test('the words that were mistaken longest ago are forgotten', () => {
  const found = Array.from({ length: 600 }, (_, i) => took(`word-${i}`, 'other'))
  const known = addConfusions({ old: ['other'] }, found)
  expect(Object.keys(known)).toHaveLength(500)
  expect(known).not.toHaveProperty('old')
})
