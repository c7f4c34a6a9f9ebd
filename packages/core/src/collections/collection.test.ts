import * as v from 'valibot'
import { expect, test } from 'vitest'
import { collectionInput, collectionWordInput } from './collection'

const id = '0b0e7a52-6f6c-4c9c-9a52-3f0f3c5f1c11'
const firstMessage = (input: unknown) => v.safeParse(collectionInput, input).issues?.[0]?.message

test.each([
  [{ name: ' ' }, 'Collection name is required'],
  [{ name: undefined }, 'Collection name is required'],
  [{ name: 'n'.repeat(101) }, 'Name must be less than 100 characters'],
  [{ description: 'd'.repeat(501) }, 'Description must be less than 500 characters'],
  [{ name: '', description: 'd'.repeat(501), id: 'x' }, 'Collection name is required'],
])('a collection like %j is met with “%s”', (wrong, message) => {
  expect(firstMessage({ id, name: 'Holiday', ...wrong })).toBe(message)
})

test('a collection is taken without outer spaces, and an empty description is none', () => {
  expect(v.parse(collectionInput, { id, name: ' Holiday ', description: ' ' })).toEqual({ id, name: 'Holiday', description: null })
  expect(v.parse(collectionInput, { id, name: 'Holiday' }).description).toBeNull()
  expect(v.parse(collectionInput, { id, name: 'n'.repeat(100), description: 'd'.repeat(500) }).description).toHaveLength(500)
})

test('only what can be the id of a word goes into a collection', () => {
  expect(v.is(collectionWordInput, { word_id: 'bank-noun' })).toBe(true)
  expect(v.is(collectionWordInput, { word_id: `own-${id}` })).toBe(true)
  expect(v.is(collectionWordInput, { word_id: '../etc' })).toBe(false)
})
