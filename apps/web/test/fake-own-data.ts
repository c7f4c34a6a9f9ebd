import { type CollectionRow, collectionForm, collectionInput, collectionWordInput } from '@verbena/core/collections/collection'
import { type CustomWordRow, customWordForm, customWordInput, wordIdToCustomWordId } from '@verbena/core/custom-words/custom-word'
import * as v from 'valibot'

type Kept<Row> = Row & { isDeleted?: boolean }
type Answer = { status: number; body: unknown }
type Held = { collection: string; word_id: string; added_at: string }

const ok = (body: unknown): Answer => ({ status: 200, body })
const done: Answer = { status: 204, body: undefined }
const gone = refused(404, 'not_found')

/** What a person keeps on the server, in memory: own words and collections, with the calls that change them. */
export function fakeOwnData() {
  const words: Kept<CustomWordRow>[] = []
  const collections: Kept<Omit<CollectionRow, 'word_count'>>[] = []
  const held: Held[] = []
  const access = { isPremium: true }
  let time = Date.parse('2026-03-01T12:00:00Z')

  function now(): string {
    time += 1000
    return new Date(time).toISOString()
  }

  const plain = <Row>({ isDeleted: _hidden, ...row }: Kept<Row>) => row
  const live = <Row extends { id: string }>(rows: Kept<Row>[], id: string) => rows.find((row) => row.id === id && !row.isDeleted)
  const wordRow = ({ word_id, added_at }: Held) => {
    const own = live(words, wordIdToCustomWordId(word_id) ?? '')
    return { word_id, added_at, custom_word: own ? plain(own) : null }
  }
  const heldBy = (id: string) =>
    held.filter((each) => each.collection === id && (wordIdToCustomWordId(each.word_id) === null || wordRow(each).custom_word !== null))
  const counted = (row: Kept<Omit<CollectionRow, 'word_count'>>) => ({ ...plain(row), word_count: heldBy(row.id).length })

  /** Newest first, in pages. */
  function page<Row>(rows: Row[], query: URLSearchParams): Answer {
    const from = Number(query.get('before') ?? 0)
    const to = from + Number(query.get('limit') ?? 200)
    return ok({ items: rows.toReversed().slice(from, to), next: to < rows.length ? String(to) : null })
  }

  function aboutWords(method: string, [id, act]: string[], query: URLSearchParams, body: unknown): Answer {
    if (id === undefined && method === 'GET')
      return page(
        words.filter((row) => !row.isDeleted).map((row) => plain(row)),
        query,
      )
    if (id === 'count') return ok({ count: words.filter((row) => !row.isDeleted).length })
    if (['POST', 'PATCH'].includes(method) && act !== 'restore' && !access.isPremium) return refused(403, 'premium_required')
    if (id === undefined) {
      const input = v.parse(customWordInput, body)
      const there = live(words, input.id)
      if (there) return ok(plain(there))
      const row = { ...input, created_at: now() }
      words.push(row)
      return ok(row)
    }
    const row = words.find((each) => each.id === id)
    if (!row || (row.isDeleted && act !== 'restore')) return method === 'DELETE' ? done : gone
    if (method === 'PATCH') Object.assign(row, v.parse(customWordForm, body))
    if (method === 'DELETE' || act === 'restore') row.isDeleted = method === 'DELETE'
    return method === 'DELETE' ? done : ok(plain(row))
  }

  function aboutCollections(method: string, [id, act, wordId]: string[], query: URLSearchParams, body: unknown): Answer {
    if (id === undefined && method === 'GET') return page(collections.filter((row) => !row.isDeleted).map(counted), query)
    if (id === undefined) {
      const input = v.parse(collectionInput, body)
      const row = live(collections, input.id) ?? { ...input, created_at: now() }
      if (!collections.includes(row)) collections.push(row)
      return ok(counted(row))
    }
    if (id === 'count') return ok({ count: collections.filter((row) => !row.isDeleted).length })
    if (id === 'with-word') return ok({ ids: held.filter(({ word_id }) => word_id === act).map(({ collection }) => collection) })
    const row = collections.find((each) => each.id === id)
    if (!row || (row.isDeleted && act !== 'restore')) return method === 'DELETE' ? done : gone
    if (act === 'words') return aboutHeld(method, id, wordId, query, body)
    if (method === 'PATCH') Object.assign(row, v.parse(collectionForm, body))
    if (method === 'DELETE' || act === 'restore') row.isDeleted = method === 'DELETE'
    return method === 'DELETE' ? done : ok(counted(row))
  }

  function aboutHeld(method: string, collection: string, wordId: string | undefined, query: URLSearchParams, body: unknown): Answer {
    if (method === 'GET') return page(heldBy(collection).map(wordRow), query)
    const word_id = wordId ?? v.parse(collectionWordInput, body).word_id
    const place = held.findIndex((each) => each.collection === collection && each.word_id === word_id)
    if (method === 'DELETE') {
      if (place >= 0) held.splice(place, 1)
      return done
    }
    const row = held[place] ?? { collection, word_id, added_at: now() }
    if (place < 0) held.push(row)
    return ok(wordRow(row))
  }

  return {
    words,
    collections,
    access,
    /** Answers a call about own data; `null` when the path is about something else. */
    answer(method: string, path: string, body: unknown): Answer | null {
      const { pathname, searchParams } = new URL(path, 'http://localhost')
      const [, , topic, ...rest] = pathname.split('/')
      if (topic === 'custom-words') return aboutWords(method, rest, searchParams, body)
      return topic === 'collections' ? aboutCollections(method, rest, searchParams, body) : null
    },
    /** So many own words there already, `word 1` the oldest. */
    haveWords(count: number) {
      for (let i = 1; i <= count; i++) {
        words.push({
          id: crypto.randomUUID(),
          word: `word ${i}`,
          definition: `meaning ${i}`,
          example: i % 2 === 0 ? `Say word ${i} aloud.` : null,
          part_of_speech: 'noun',
          category: 'Other',
          created_at: now(),
        })
      }
    },
    haveCollection(name: string, wordIds: string[] = []): string {
      const id = crypto.randomUUID()
      collections.push({ id, name, description: null, created_at: now() })
      for (const word_id of wordIds) held.push({ collection: id, word_id, added_at: now() })
      return id
    },
    wordsIn: (id: string) => heldBy(id).map(({ word_id }) => word_id),
  }
}

function refused(status: number, code: string): Answer {
  return { status, body: { error: { code, message: 'No' } } }
}
