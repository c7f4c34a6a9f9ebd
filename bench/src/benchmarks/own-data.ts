import { randomUUID } from 'node:crypto'
import { customWordPageSchema } from '@verbena/core/custom-words/custom-word'
import * as v from 'valibot'
import { buildApp } from '../app/build-app'
import { type Subscriber, subscriberOn } from '../app/subscriber'
import { withServer } from '../app/with-server'
import type { Measure } from '../measure/measure'
import { median } from '../measure/statistics'

const runs = 40
const lanes = 8
const large = { words: 10_000, collections: 1_000, wordsInOne: 4_000 }
const small = { words: 10, collections: 10, wordsInOne: 10 }

type Account = { person: Subscriber; collection: string; lastPage: string }
type Call = (account: Account) => Promise<unknown>

/** What an account with very much of its own costs, beside one with little, on the embedded database. */
export async function benchmarkOwnData(): Promise<Measure[]> {
  return withServer(await buildApp(), async ({ url }) => {
    const little = await fill(await subscriberOn(url, 'little'), small)
    const startedAt = performance.now()
    const much = await fill(await subscriberOn(url, 'much'), large)
    const added = large.words + large.collections + large.wordsInOne
    const addedPerSecond = added / ((performance.now() - startedAt) / 1000)
    const measures: Measure[] = [{ what: `filling: ${added} additions, ${lanes} at once`, unit: '/s', samples: [addedPerSecond] }]
    for (const [what, call] of Object.entries(calls)) measures.push(...(await compare(what, call, little, much)))
    return measures
  })
}

const calls: Record<string, Call> = {
  'own words, first 200': ({ person }) => person.ask('custom-words'),
  'own words, last 200': ({ person, lastPage }) => person.ask(`custom-words?before=${lastPage}`),
  'own words, 1,000 at once': ({ person }) => person.ask('custom-words?limit=1000'),
  'search that finds one': ({ person }) => person.ask('custom-words?q=number%203%20of'),
  'search that finds nothing': ({ person }) => person.ask('custom-words?q=xyzzy'),
  'own words, counted': ({ person }) => person.ask('custom-words/count'),
  'add and delete a word': async ({ person }) => {
    const json = customWord(0)
    await person.ask('custom-words', { json })
    await person.ask(`custom-words/${json.id}`, { method: 'DELETE' })
  },
  'collections with counts, first 200': ({ person }) => person.ask('collections'),
  'collections with counts, 1,000 at once': ({ person }) => person.ask('collections?limit=1000'),
  'words of a collection, first 200': ({ person, collection }) => person.ask(`collections/${collection}/words`),
  'put a word in and take it out': async ({ person, collection }) => {
    await person.ask(`collections/${collection}/words`, { json: { word_id: 'calm' } })
    await person.ask(`collections/${collection}/words/calm`, { method: 'DELETE' })
  },
  'which collections hold a word': ({ person }) => person.ask('collections/with-word/word-1'),
}

async function compare(what: string, call: Call, little: Account, much: Account): Promise<Measure[]> {
  const of = new Map<Account, number[]>([
    [little, []],
    [much, []],
  ])
  for (let i = 0; i < runs; i++) {
    for (const [account, samples] of of) {
      const startedAt = performance.now()
      await call(account)
      samples.push(performance.now() - startedAt)
    }
  }
  const [few = [], many = []] = of.values()
  return [
    { what, unit: 'ms', samples: many, judge: 'p95', atMost: 100 },
    { what: `${what}, beside a small account`, unit: '×', samples: [median(many) / median(few)] },
  ]
}

async function fill(person: Subscriber, size: typeof large): Promise<Account> {
  await inLanes(size.words, (i) => person.ask('custom-words', { json: customWord(i) }))
  const ids = Array.from({ length: size.collections }, () => randomUUID())
  await inLanes(size.collections, (i) => person.ask('collections', { json: { id: ids[i], name: `Collection ${i}` } }))
  const collection = ids[0] ?? ''
  await inLanes(size.wordsInOne, (i) => person.ask(`collections/${collection}/words`, { json: { word_id: `word-${i}` } }))
  return { person, collection, lastPage: await lastPageOf(person) }
}

function customWord(i: number) {
  return { id: randomUUID(), word: `word ${i}`, definition: `the word number ${i} of many`, part_of_speech: 'noun', category: 'Other' }
}

/** Where the last page of the list begins. */
async function lastPageOf(person: Subscriber): Promise<string> {
  let before = `${Date.now() + 1000}_${randomUUID()}`
  for (;;) {
    const { next } = v.parse(customWordPageSchema, await person.ask(`custom-words?before=${before}`))
    if (next === null) return before
    before = next
  }
}

async function inLanes(count: number, work: (i: number) => Promise<unknown>): Promise<void> {
  let next = 0
  async function lane() {
    while (next < count) await work(next++)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}
