import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseOptions } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { personOn } from '../../test/own-data'
import { testApp } from '../../test/test-app'
import { testDatabase } from '../../test/test-database'
import { refreshTokens, sessions } from '../db/schema/account'
import { collections, collectionWords } from '../db/schema/collections'
import { customWords } from '../db/schema/custom-words'
import { throttles } from '../db/schema/throttle'
import { keptAuthSecret } from './auth-secret'
import { argon2Hasher, argon2Options } from './passwords'
import { pruneExpired } from './prune'
import { newRecoveryCode, recoveryAlphabet } from './recovery-codes'

const db = await testDatabase()

test('passwords are kept as argon2id with nineteen mebibytes and two passes', async () => {
  const passwordHash = await argon2Hasher.hash('Secret1')
  expect(passwordHash).toMatch(/^\$argon2id\$/)
  expect(parseOptions(passwordHash)).toMatchObject(argon2Options)
})

test('recovery codes use letters nobody mistakes and are never the same', () => {
  expect(recoveryAlphabet).not.toMatch(/[01OIL]/)
  const codes = Array.from({ length: 1000 }, newRecoveryCode)
  expect(new Set(codes.map(({ shown }) => shown)).size).toBe(1000)
  expect(new Set(codes.map(({ shown }) => shown.replaceAll('-', '')).join('')).size).toBe(recoveryAlphabet.length)
})

test('the signing secret is made once, for its owner’s eyes only', () => {
  const folder = mkdtempSync(join(tmpdir(), 'verbena-secret-'))
  const secret = keptAuthSecret(folder)
  expect(secret.length).toBeGreaterThanOrEqual(32)
  expect(keptAuthSecret(folder)).toBe(secret)
  expect(statSync(join(folder, 'auth-secret')).mode & 0o777).toBe(0o600)
  expect(readFileSync(join(folder, 'auth-secret'), 'utf8').trim()).toBe(secret)
  writeFileSync(join(folder, 'auth-secret'), '')
  expect(() => keptAuthSecret(folder)).toThrow(/auth-secret is damaged/)
  rmSync(folder, { recursive: true })
})

test('what has expired is removed, what counts is kept', async () => {
  const { signUp, refresh, clock } = testApp(db)
  await signUp()
  clock.now += 20 * 24 * 60 * 60_000
  const kept = await signUp()
  clock.now += 11 * 24 * 60 * 60_000
  await pruneExpired(db, new Date(clock.now))
  expect([await db.$count(sessions), await db.$count(refreshTokens), await db.$count(throttles)]).toEqual([1, 1, 0])
  expect((await refresh(kept.refreshToken)).status).toBe(200)
})

test('what was deleted is kept as long as it can come back, and removed afterwards', async () => {
  const server = testApp(db)
  const { ask, addWord, addCollection, addToCollection } = await personOn(server, db)
  const [word, collection, kept] = [await addWord(), await addCollection(), await addCollection()]
  await addToCollection(collection.id, 'calm')
  await addToCollection(kept.id, `own-${word.id}`)
  await addToCollection(kept.id, 'calm')
  for (const path of [`custom-words/${word.id}`, `collections/${collection.id}`]) await ask(`/api/${path}`, { method: 'DELETE' })
  const left = async () => [await db.$count(customWords), await db.$count(collections), await db.$count(collectionWords)]
  await pruneExpired(db, new Date(server.clock.now + 600_000))
  expect(await left()).toEqual([1, 2, 3])
  await pruneExpired(db, new Date(server.clock.now + 600_001))
  expect(await left()).toEqual([0, 1, 1])
})
