import { expect, type Page } from '@playwright/test'

/** Whoever is signed in on this page buys a year in the sandbox; the page opens anew and knows it. */
export async function subscribe(page: Page): Promise<void> {
  const status = await page.evaluate(async () => {
    const session: { accessToken: string } = JSON.parse(localStorage.getItem('verbena-session') ?? 'null')
    const headers = { authorization: `Bearer ${session.accessToken}`, 'content-type': 'application/json' }
    const offer: { plans: { plan: string; price_id: string }[] } = await (await fetch('/api/functions/plans', { headers })).json()
    const priceId = offer.plans.find(({ plan }) => plan === 'yearly')?.price_id
    const checkout = await fetch('/api/functions/create-checkout', { method: 'POST', headers, body: JSON.stringify({ priceId }) })
    const { url }: { url: string } = await checkout.json()
    return (await fetch(new URL(url).pathname, { method: 'POST' })).status
  })
  expect(status).toBe(200)
  await page.goto('/categories')
  await expect(page.getByRole('feed', { name: 'Words' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Go Premium' })).toHaveCount(0)
}
