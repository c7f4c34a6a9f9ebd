import type { SubscriptionStatus } from '@verbena/core/subscription/pick-subscription'
import type { Plan } from '@verbena/core/subscription/plan'
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from './account'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** A person at a payment provider, and the one of their subscriptions that counts. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text().$type<'stripe' | 'sandbox'>().notNull(),
    customerId: text('customer_id').notNull(),
    subscriptionId: text('subscription_id'),
    status: text().$type<SubscriptionStatus>(),
    plan: text().$type<Plan>(),
    currentPeriodEnd: moment('current_period_end'),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    /** Until when the plan opens what is sold, if no news comes. */
    accessUntil: moment('access_until'),
    /** Every look at the provider takes a number; a later number is never overwritten by an earlier one. */
    looksTaken: integer('looks_taken').notNull().default(0),
    lookWritten: integer('look_written').notNull().default(0),
    checkedAt: moment('checked_at'),
    /** While a checkout or portal is open, news is expected at any moment. */
    expectsNewsUntil: moment('expects_news_until'),
    /** When to look without being told to; null when nothing can change by itself. */
    checkAt: moment('check_at'),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('subscriptions_customer').on(table.provider, table.customerId),
    index('subscriptions_check_at').on(table.checkAt),
  ],
)

/** What the sandbox knows in place of a payment provider. */
export const sandboxSubscriptions = pgTable(
  'sandbox_subscriptions',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text().$type<SubscriptionStatus>().notNull(),
    plan: text().$type<Plan>().notNull(),
    /** The plan from the next period on, when another one was chosen. */
    nextPlan: text('next_plan').$type<Plan>(),
    createdAt: moment('created_at').notNull(),
    periodStart: moment('period_start').notNull(),
    periodEnd: moment('period_end').notNull(),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    endedUnpaid: boolean('ended_unpaid').notNull().default(false),
    nextPaymentFails: boolean('next_payment_fails').notNull().default(false),
  },
  (table) => [index('sandbox_subscriptions_user_id').on(table.userId)],
)

/** Open pages of the sandbox: who holds the address may act for the person, so only its hash is kept. */
export const sandboxPages = pgTable(
  'sandbox_pages',
  {
    idHash: text('id_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The plan to be bought on a checkout page; null on the portal. */
    plan: text().$type<Plan>(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('sandbox_pages_user_id').on(table.userId), index('sandbox_pages_expires_at').on(table.expiresAt)],
)
