import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Checks the page as it is now against WCAG 2.2 A and AA, and shows every finding with the element it is about. */
export async function expectAccessible(page: Page): Promise<void> {
  // what is fading in has not its colours yet
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((each) => (each.effect?.getTiming().iterations === 1 ? each.finished : null))),
  )
  await page.evaluate(source)
  const findings = await page.evaluate(async () => {
    const axe = (window as unknown as { axe: typeof import('axe-core') }).axe
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
    const { violations } = await axe.run(document, { runOnly: tags })
    return violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help}: ${node.html.slice(0, 160)}`))
  })
  expect(findings).toEqual([])
}
