import { AppError } from '@verbena/core/base/app-error'
import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { errorAnswer } from '../../../http/errors'
import type { Billing } from '../../../providers/billing/billing'
import {
  actionsFor,
  type SandboxAction,
  type SandboxSubscription,
  sandboxActions,
  upgradeCost,
} from '../../../providers/billing/sandbox/rules'
import type { Sandbox } from '../../../providers/billing/sandbox/sandbox-provider'
import { checkoutPage } from './checkout-page'
import { backToApp, link, page, style } from './page'
import { confirmPage, isConfirmed, portalPage } from './portal-page'

type Deps = { sandbox: Sandbox; billing: Billing; now: () => Date }

/** The pages of the sandbox. Who holds an address may act for its person, as on the pages of a real provider. */
export function sandboxRoutes({ sandbox, billing, now }: Deps) {
  async function ownerOf(id: string): Promise<string> {
    const found = await sandbox.page(id)
    if (!found || found.plan !== null) throw closed()
    return found.userId
  }
  return new Hono()
    .get('/style.css', (c) => c.body(style, 200, { 'Content-Type': 'text/css; charset=utf-8' }))
    .get('/checkout/:id', async (c) => {
      const { id } = c.req.param()
      const found = await sandbox.page(id)
      if (!found?.plan) throw closed()
      return c.html(checkoutPage(id, found.plan))
    })
    .post('/checkout/:id', async (c) => {
      const { id } = c.req.param()
      const found = await sandbox.page(id)
      if (!found?.plan || !(await sandbox.pay(id))) throw closed()
      await billing.refresh(found.userId)
      return c.redirect(backToApp, 303)
    })
    .get('/portal/:id', async (c) => {
      const { id } = c.req.param()
      return c.html(portalPage(id, await sandbox.subscription(await ownerOf(id))))
    })
    .get('/portal/:id/:action', async (c) => {
      const { id, action } = c.req.param()
      const subscription = await sandbox.subscription(await ownerOf(id))
      if (!isConfirmed(action) || !subscription || !actionsFor(subscription).includes(action)) return c.redirect(portalOf(id), 303)
      return c.html(confirmPage(id, subscription, action, now()))
    })
    .post('/portal/:id/:action', async (c) => {
      const { id } = c.req.param()
      const userId = await ownerOf(id)
      const action = sandboxActions.find((known) => known === c.req.param('action'))
      const subscription = await sandbox.subscription(userId)
      if (!action || !subscription) return c.redirect(portalOf(id), 303)
      if (hasAnotherPrice(c, action, subscription, now())) return c.redirect(`${portalOf(id)}/upgrade`, 303)
      await sandbox.act(userId, action)
      await billing.refresh(userId)
      return c.redirect(portalOf(id), 303)
    })
    .onError((error, c) => {
      // A person reads these answers; programs get the one shape of all errors.
      if (!(error instanceof AppError) || !c.req.header('accept')?.includes('text/html')) throw error
      const back = html`<p>${error.message}</p>${link('Back to the app', backToApp)}`
      return c.html(page('This page is closed', back), errorAnswer(c, error).status === 404 ? 404 : 400)
    })
}

/** Between looking and paying a day can end, and with it the amount change. */
function hasAnotherPrice(c: Context, action: SandboxAction, subscription: SandboxSubscription, now: Date): boolean {
  return action === 'upgrade' && c.req.query('due') !== String(upgradeCost(subscription, now).dueCents)
}

function portalOf(id: string): string {
  return `/api/sandbox/portal/${encodeURIComponent(id)}`
}

function closed(): AppError {
  return new AppError('not_found', 'This page has been used or has expired. Go back to the app and open it again.')
}
