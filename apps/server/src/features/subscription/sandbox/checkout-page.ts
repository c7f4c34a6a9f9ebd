import { productName } from '@verbena/core/base/product'
import type { Plan } from '@verbena/core/subscription/plan'
import { knownPrices } from '@verbena/core/subscription/plan'
import { html } from 'hono/html'
import { backToApp, button, type Content, link, page } from './page'
import { money, planNames, price } from './words'

export function checkoutPage(id: string, plan: Plan): Content {
  return page(
    `${productName} Premium`,
    html`<dl>
<div><dt>Plan</dt><dd>${planNames[plan]}</dd></div>
<div><dt>Price</dt><dd>${price(plan)}</dd></div>
<div><dt>Due today</dt><dd>${money(knownPrices[plan])}</dd></div>
</dl>
${button(`Pay ${money(knownPrices[plan])}`, `/api/sandbox/checkout/${id}`, 'first')}
${link('Cancel', backToApp, 'second')}
<p>It renews by itself until it is cancelled, which takes two taps.</p>`,
  )
}
