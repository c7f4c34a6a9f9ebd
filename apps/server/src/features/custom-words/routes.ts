import { AppError } from '@verbena/core/base/app-error'
import { entryIdSchema } from '@verbena/core/base/entry-id'
import { customWordForm, customWordInput, customWordLimit } from '@verbena/core/custom-words/custom-word'
import { Hono, type MiddlewareHandler } from 'hono'
import * as v from 'valibot'
import type { Guard, SignedIn } from '../../access/require-user'
import type { Database } from '../../db/database'
import { entryId, notFound } from '../../http/entry-id'
import { pageEntries, pageOf } from '../../http/page'
import { body, query } from '../../http/validate'
import {
  addCustomWord,
  changeCustomWord,
  countCustomWords,
  deleteCustomWord,
  findCustomWord,
  listCustomWords,
  restoreCustomWord,
} from './store'

type Deps = { db: Database; now: () => Date; guard: Guard; requirePremium: MiddlewareHandler<SignedIn> }

const listQuery = v.object({
  ...pageEntries(entryIdSchema),
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100, 'Search for at most 100 characters')), ''),
})
const full = () =>
  new AppError(
    'limit_reached',
    `You have ${customWordLimit.toLocaleString('en-US')} own words, which is the most. Delete one to add another.`,
  )

/** A person's own words: adding and changing are premium, everything else stays open to whoever has words (spec §6). */
export const customWordRoutes = ({ db, now, guard, requirePremium }: Deps) =>
  new Hono<SignedIn>()
    .use(guard.requireUser)
    .get('/', query(listQuery), async (c) => {
      const page = c.req.valid('query')
      const words = await listCustomWords(db, c.var.user.userId, page)
      return c.json(pageOf(words, page.limit, ({ created_at: at, id }) => ({ at, id })))
    })
    .post('/', requirePremium, body(customWordInput), async (c) => {
      const added = await addCustomWord(db, c.var.user.userId, c.req.valid('json'), now())
      if (added.is === 'full') throw full()
      if (added.is === 'deleted') throw notFound()
      return c.json(added.word, added.is === 'added' ? 201 : 200)
    })
    .get('/count', async (c) => c.json({ count: await countCustomWords(db, c.var.user.userId) }))
    .get('/:id', async (c) => {
      const word = await findCustomWord(db, c.var.user.userId, entryId(c.req.param('id')))
      if (!word) throw notFound()
      return c.json(word)
    })
    .patch('/:id', requirePremium, body(customWordForm), async (c) => {
      const word = await changeCustomWord(db, c.var.user.userId, entryId(c.req.param('id')), c.req.valid('json'))
      if (!word) throw notFound()
      return c.json(word)
    })
    .delete('/:id', async (c) => {
      await deleteCustomWord(db, c.var.user.userId, entryId(c.req.param('id')), now())
      return c.body(null, 204)
    })
    .post('/:id/restore', async (c) => {
      const word = await restoreCustomWord(db, c.var.user.userId, entryId(c.req.param('id')), now())
      if (!word) throw notFound()
      return c.json(word)
    })
