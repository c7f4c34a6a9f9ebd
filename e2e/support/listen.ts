import type { Page } from '@playwright/test'

/** What a page was heard to say, in order: sounds that were played, and what a device with one British voice was told to say. */
type Heard = { played: number; said: string[] }

/** Gives the page a device that speaks, and listens to it. */
export async function listenTo(page: Page): Promise<() => Promise<Heard>> {
  await page.addInitScript(() => {
    const heard: Heard = { played: 0, said: [] }
    Object.assign(window, { heard })
    const { play } = HTMLMediaElement.prototype
    HTMLMediaElement.prototype.play = function () {
      if (this.src.startsWith('blob:')) this.addEventListener('playing', () => heard.played++, { once: true })
      return play.call(this)
    }
    class Utterance {
      onstart?: () => void
      onend?: () => void
      constructor(readonly text: string) {}
    }
    const device = Object.assign(new EventTarget(), {
      getVoices: () => [{ name: 'Daniel', lang: 'en-GB', localService: true }],
      cancel() {},
      resume() {},
      speak(utterance: Utterance) {
        heard.said.push(utterance.text)
        utterance.onstart?.()
        utterance.onend?.()
      },
    })
    Object.defineProperty(window, 'speechSynthesis', { value: device })
    Object.assign(window, { SpeechSynthesisUtterance: Utterance })
  })
  return () => page.evaluate(() => (window as unknown as { heard: Heard }).heard)
}
