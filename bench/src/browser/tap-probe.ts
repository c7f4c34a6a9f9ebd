import type { Locator, Page } from '@playwright/test'

declare global {
  interface Window {
    tapAnswerMs: number
  }
}

/** Taps in the middle of an element and answers the milliseconds until the end of the frame in which something below `watched` is other than before. */
export async function tapUntilChanged(page: Page, target: Locator, watched: string): Promise<number> {
  await page.evaluate((selector) => {
    window.tapAnswerMs = 0
    function onLift(lift: Event) {
      const observer = new MutationObserver(() => {
        observer.disconnect()
        requestAnimationFrame(() => {
          const painted = new MessageChannel()
          painted.port1.onmessage = () => {
            window.tapAnswerMs = performance.now() - lift.timeStamp
          }
          painted.port2.postMessage(null)
        })
      })
      const root = document.querySelector(selector)
      if (root !== null) observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true })
    }
    window.addEventListener('pointerup', onLift, { capture: true, once: true })
  }, watched)
  await target.tap()
  await page.waitForFunction(() => window.tapAnswerMs > 0)
  return page.evaluate(() => window.tapAnswerMs)
}

/**
 * Taps in the middle of an element and answers the milliseconds from lifting the finger to the end of the frame in which
 * something with the selector is there.
 */
export async function tapUntil(page: Page, target: string, answer: string): Promise<number> {
  await page.evaluate((selector) => {
    window.tapAnswerMs = 0
    function onLift(lift: Event) {
      function look() {
        if (document.querySelector(selector) === null) {
          requestAnimationFrame(look)
          return
        }
        const painted = new MessageChannel()
        painted.port1.onmessage = () => {
          window.tapAnswerMs = performance.now() - lift.timeStamp
        }
        painted.port2.postMessage(null)
      }
      requestAnimationFrame(look)
    }
    window.addEventListener('pointerup', onLift, { capture: true, once: true })
  }, answer)
  await page.locator(target).first().tap()
  await page.waitForFunction(() => window.tapAnswerMs > 0)
  return page.evaluate(() => window.tapAnswerMs)
}
