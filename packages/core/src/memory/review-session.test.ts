import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answerInSession, doneInSession, startSession, wordsPerSession } from './review-session'

test('a session asks at most twenty words', () => {
  const due = Array.from({ length: 50 }, (_, i) => `w${i}`)
  expect(startSession(due).queue).toEqual(due.slice(0, wordsPerSession))
})

test('a word that was not known comes again at the end, and counts as missed once', () => {
  const start = startSession(['a', 'b', 'c'])
  const after = [false, true, true, false, true].reduce(answerInSession, start)
  expect(answerInSession(start, false).queue).toEqual(['b', 'c', 'a'])
  expect(after).toMatchObject({ queue: [], missed: ['a'] })
})

test('every session ends once each of its words was known', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { maxLength: 30 }), fc.array(fc.boolean(), { maxLength: 200 }), (words, answers) => {
      let session = answers.reduce(answerInSession, startSession(words))
      for (let i = 0; session.queue.length > 0 && i < wordsPerSession; i++) session = answerInSession(session, true)
      expect(session.queue).toEqual([])
      expect(doneInSession(session)).toBe(Math.min(words.length, wordsPerSession))
      expect(answerInSession(session, false)).toBe(session)
    }),
  )
})
