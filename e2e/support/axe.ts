import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Checks the page as it is now against WCAG 2.2 A and AA, and shows every finding with the element it is about. */
export async function expectAccessible(page: Page): Promise<void> {
  await comeToRest(page)
  await page.evaluate(source)
  const findings = await page.evaluate(async () => {
    const axe = (window as unknown as { axe: typeof import('axe-core') }).axe
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
    const { violations } = await axe.run(document, { runOnly: tags })
    return violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help}: ${node.html.slice(0, 160)}`))
  })
  expect(findings).toEqual([])
}

/** Waits until nothing fades or slides any more, what follows on it included: what is fading in has not its colours yet. */
async function comeToRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // what follows a clock never rests: it moves at an even pace, which nothing else does
    const isClock = (each: Animation) => each instanceof CSSTransition && each.effect?.getTiming().easing === 'linear'
    const moving = () =>
      document.getAnimations().filter((each) => each.effect?.getTiming().iterations === 1 && each.playState === 'running' && !isClock(each))
    // one that is taken away with its element ends as aborted
    while (moving().length > 0) await Promise.allSettled(moving().map((each) => each.finished))
  })
}
