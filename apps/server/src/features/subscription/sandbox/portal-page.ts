import { knownPrices } from '@verbena/core/subscription/plan'
import { html } from 'hono/html'
import { actionsFor, nextMoment, type SandboxAction, type SandboxSubscription, upgradeCost } from '../../../providers/billing/sandbox/rules'
import { backToApp, button, type Content, link, page } from './page'
import { day, money, planNames, price } from './words'

/** Changes that cost something or take something away are shown with amount and day before they happen. */
const confirmedActions = ['upgrade', 'downgrade', 'cancel'] as const satisfies readonly SandboxAction[]

type ConfirmedAction = (typeof confirmedActions)[number]

const labels = {
  upgrade: 'Upgrade to Yearly',
  downgrade: 'Change to Monthly',
  'keep-yearly': 'Stay on Yearly',
  cancel: 'Cancel subscription',
  renew: 'Renew subscription',
  'fail-payment': 'Let the next payment fail',
  pay: 'Pay the open amount',
  'let-time-pass': 'Let time pass',
} satisfies Record<SandboxAction, string>

export function portalPage(id: string, subscription: SandboxSubscription | undefined): Content {
  const address = `/api/sandbox/portal/${id}`
  const isOver = !subscription || subscription.status === 'canceled'
  if (isOver) {
    return page(
      'Your subscription',
      html`<p>There is no running subscription. You can subscribe again in the app.</p>${link('Back to the app', backToApp)}`,
    )
  }
  const actions = actionsFor(subscription).map((action) => {
    if (isConfirmed(action)) return link(labels[action], `${address}/${action}`, action === 'upgrade' ? 'first' : 'second')
    const label = action === 'let-time-pass' ? `${labels[action]} until ${day(nextMoment(subscription))}` : labels[action]
    return button(label, `${address}/${action}`, action === 'pay' || action === 'renew' ? 'first' : 'second')
  })
  return page('Your subscription', html`${facts(subscription)}${actions}${link('Back to the app', backToApp)}`)
}

function facts(subscription: SandboxSubscription): Content {
  const { plan, nextPlan, cancelAtPeriodEnd, nextPaymentFails, status, periodEnd } = subscription
  const next = nextPlan ?? plan
  const state =
    status === 'past_due'
      ? html`<div><dt>Payment failed</dt><dd>Premium ends on ${day(nextMoment(subscription))} unless it is paid</dd></div>`
      : cancelAtPeriodEnd
        ? html`<div><dt>Ends on</dt><dd>${day(periodEnd)}</dd></div>`
        : html`<div><dt>Renews on</dt><dd>${day(periodEnd)}</dd></div><div><dt>Next payment</dt><dd>${price(next)}</dd></div>`
  const note = nextPaymentFails ? html`<div><dt>Next payment</dt><dd>will fail</dd></div>` : ''
  return html`<dl><div><dt>Plan</dt><dd>${planNames[plan]}</dd></div>${state}${note}</dl>`
}

export function isConfirmed(action: string): action is ConfirmedAction {
  return confirmedActions.some((one) => one === action)
}

/** What a change means, before it happens. `due` comes back with the answer, so that nobody pays another amount than they saw. */
export function confirmPage(id: string, subscription: SandboxSubscription, action: ConfirmedAction, now: Date): Content {
  const { periodEnd, status } = subscription
  const portal = `/api/sandbox/portal/${id}`
  const back = link('Back', portal)
  if (action === 'cancel') {
    const end = status === 'past_due' ? 'at once' : `on ${day(periodEnd)}. Until then everything stays open, and nothing more is paid`
    const text = html`<p>Premium ends ${end}. Your own words and collections stay yours.</p>`
    return page('Cancel subscription?', html`${text}${button('Cancel subscription', `${portal}/cancel`, 'first')}${back}`)
  }
  if (action === 'downgrade') {
    const text = html`<p>Yearly goes on until ${day(periodEnd)}. On that day ${price('monthly')} is due for the first time; nothing is due today.</p>`
    return page('Change to Monthly?', html`${text}${button('Confirm change', `${portal}/downgrade`, 'first')}${back}`)
  }
  const { creditCents, dueCents, nextPayment } = upgradeCost(subscription, now)
  const bill = html`<dl>
<div><dt>A year of Premium</dt><dd>${money(knownPrices.yearly)}</dd></div>
<div><dt>Unused days</dt><dd>−${money(creditCents)}</dd></div>
<div><dt>Due today</dt><dd>${money(dueCents)}</dd></div>
<div><dt>Next payment</dt><dd>${money(knownPrices.yearly)} on ${day(nextPayment)}</dd></div>
</dl>`
  return page('Upgrade to Yearly?', html`${bill}${button(`Pay ${money(dueCents)}`, `${portal}/upgrade?due=${dueCents}`, 'first')}${back}`)
}
