import { RouterProvider } from '@tanstack/react-router'
import { act, configure, render, screen, within } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'
import { createAppRouter } from '../src/app/router'
import { rememberFeed } from '../src/features/feed/feed-memory'
import { useViewsStore } from '../src/state/learner/views'
import { newVisitor } from './open-app'

const pageHeight = 800

// a whole app on a busy machine takes its time
configure({ asyncUtilTimeout: 5000 })

/** A new visitor whose page is fresh: nothing seen, no feed remembered. */
export async function freshVisitor() {
  const server = await newVisitor()
  useViewsStore.setState({ views: {}, isLoaded: true, isKept: true })
  rememberFeed({
    key: '',
    request: { category: '', choice: { difficulty: 'beginner', selectedCategories: [] } },
    words: [],
    seed: 0,
    entries: [],
    position: 0,
  })
  return server
}

/** The whole app at the last of these addresses, the others visited before it, on a screen of one page's height. */
export async function openFeed(...addresses: string[]) {
  layOut()
  window.history.replaceState(null, '', addresses[0])
  const router = createAppRouter()
  onTestFinished(() => router.history.destroy())
  for (const address of addresses.slice(1)) router.history.push(address)
  await router.load()
  const { unmount } = await act(async () => render(<RouterProvider router={router} />))
  return {
    path: () => router.state.location.pathname,
    search: () => router.state.location.search,
    address: () => router.state.location.href,
    entries: () => router.history.length,
    back: () =>
      act(async () => {
        const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
        router.history.back()
        await arrived
      }),
    goTo: (href: string) => act(async () => router.history.push(href)),
    close: unmount,
  }
}

/** What is on screen in the feed now. */
export function page() {
  const feed = screen.getByRole('feed', { name: 'Words' })
  const shown = feed.children[Math.round(feed.scrollTop / pageHeight)]
  if (!(shown instanceof HTMLElement)) throw new Error('The feed stands between its pages')
  return within(shown)
}

/** The name of the card on screen. */
export function card(): string {
  return page().getByRole('article').getAttribute('aria-label') ?? ''
}

/** The finger moves the feed by so many pages. */
export function swipe(pages = 1): void {
  const feed = screen.getByRole('feed', { name: 'Words' })
  act(() => feed.scrollTo({ top: feed.scrollTop + pages * pageHeight }))
}

/** What a browser does and jsdom leaves out: boxes have a height, and scrolling moves and tells of it. */
function layOut() {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(pageHeight)
  vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(function (this: Element, to?: ScrollToOptions | number) {
    const top = typeof to === 'object' ? (to.top ?? 0) : 0
    this.scrollTop = Math.max(0, Math.min(top, (this.children.length - 1) * pageHeight))
    this.dispatchEvent(new Event('scroll'))
  })
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  onTestFinished(() => void vi.unstubAllGlobals())
}
