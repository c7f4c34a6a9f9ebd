import { AppError } from '@verbena/core/base/app-error'
import { entryIdSchema } from '@verbena/core/base/entry-id'
import { collectionForm, collectionInput, collectionLimits, collectionWordInput } from '@verbena/core/collections/collection'
import { wordIdSchema } from '@verbena/core/words/word'
import { Hono } from 'hono'
import * as v from 'valibot'
import type { Guard, SignedIn } from '../../access/require-user'
import type { Database } from '../../db/database'
import { entryId, notFound } from '../../http/entry-id'
import { pageEntries, pageOf } from '../../http/page'
import { body, query } from '../../http/validate'
import {
  addCollection,
  changeCollection,
  countCollections,
  deleteCollection,
  findCollection,
  listCollections,
  restoreCollection,
} from './store'
import { addCollectionWord, collectionsWithWord, listCollectionWords, removeCollectionWord } from './words-store'

type Deps = { db: Database; now: () => Date; guard: Guard }

const collections = collectionLimits.collections.toLocaleString('en-US')
const wordsInOne = collectionLimits.wordsInOne.toLocaleString('en-US')
const tooMany = () => new AppError('limit_reached', `You have ${collections} collections, which is the most. Delete one to add another.`)
const tooManyWords = () =>
  new AppError('limit_reached', `There is no room for more words here. A collection holds ${wordsInOne}; take one out to add another.`)

/** A person's collections and the words in them: free for everyone who is signed in (spec §6). */
export const collectionRoutes = ({ db, now, guard }: Deps) =>
  new Hono<SignedIn>()
    .use(guard.requireUser)
    .get('/', query(v.object(pageEntries(entryIdSchema))), async (c) => {
      const page = c.req.valid('query')
      const found = await listCollections(db, c.var.user.userId, page)
      return c.json(pageOf(found, page.limit, ({ created_at: at, id }) => ({ at, id })))
    })
    .post('/', body(collectionInput), async (c) => {
      const added = await addCollection(db, c.var.user.userId, c.req.valid('json'), now())
      if (added.is === 'full') throw tooMany()
      if (added.is === 'deleted') throw notFound()
      return c.json(added.collection, added.is === 'added' ? 201 : 200)
    })
    .get('/count', async (c) => c.json({ count: await countCollections(db, c.var.user.userId) }))
    .get('/with-word/:wordId', async (c) => {
      const ids = await collectionsWithWord(db, c.var.user.userId, wordIdOf(c.req.param('wordId')))
      return c.json({ ids })
    })
    .get('/:id', async (c) => {
      const collection = await findCollection(db, c.var.user.userId, entryId(c.req.param('id')))
      if (!collection) throw notFound()
      return c.json(collection)
    })
    .patch('/:id', body(collectionForm), async (c) => {
      const collection = await changeCollection(db, c.var.user.userId, entryId(c.req.param('id')), c.req.valid('json'))
      if (!collection) throw notFound()
      return c.json(collection)
    })
    .delete('/:id', async (c) => {
      await deleteCollection(db, c.var.user.userId, entryId(c.req.param('id')), now())
      return c.body(null, 204)
    })
    .post('/:id/restore', async (c) => {
      const collection = await restoreCollection(db, c.var.user.userId, entryId(c.req.param('id')), now())
      if (!collection) throw notFound()
      return c.json(collection)
    })
    .get('/:id/words', query(v.object(pageEntries(wordIdSchema))), async (c) => {
      const page = c.req.valid('query')
      const words = await listCollectionWords(db, c.var.user.userId, entryId(c.req.param('id')), page)
      if (!words) throw notFound()
      return c.json(pageOf(words, page.limit, ({ added_at: at, word_id: id }) => ({ at, id })))
    })
    .post('/:id/words', body(collectionWordInput), async (c) => {
      const { word_id: wordId } = c.req.valid('json')
      const added = await addCollectionWord(db, c.var.user.userId, entryId(c.req.param('id')), wordId, now())
      if (added.is === 'full') throw tooManyWords()
      if (added.is === 'missing') throw notFound()
      return c.json(added.word, added.is === 'added' ? 201 : 200)
    })
    .delete('/:id/words/:wordId', async (c) => {
      const { id, wordId } = c.req.param()
      await removeCollectionWord(db, c.var.user.userId, entryId(id), wordIdOf(wordId), now())
      return c.body(null, 204)
    })

function wordIdOf(text: string): string {
  if (!v.is(wordIdSchema, text)) throw notFound()
  return text
}
