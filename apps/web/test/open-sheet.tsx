import { createBrowserHistory, createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router'
import { act, configure, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, onTestFinished } from 'vitest'
import { Overlays } from '../src/app/overlays'
import Game from '../src/app/routes/game'
import { readFeedSearch, readGameSearch } from '../src/lib/paths'
import { startSession } from '../src/state/session/session'
import { Toaster } from '../src/ui/toaster'
import { newVisitor } from './open-app'

// a sheet and the page in it are fetched when they are first opened
configure({ asyncUtilTimeout: 5000 })

/** The app's sheets at this address, over a plain page or over what is given in the feed's place; a visitor unless someone signed in before. */
export async function openSheet(address: string, inFeed: ReactNode = <h1>The feed</h1>) {
  const root = createRootRoute({
    component: () => (
      <>
        <Outlet />
        <Overlays />
        <Toaster />
      </>
    ),
  })
  const at = (path: string, component: () => ReactNode) => createRoute({ getParentRoute: () => root, path, component })
  window.history.replaceState(null, '', address)
  const history = createBrowserHistory()
  onTestFinished(() => history.destroy())
  const router = createRouter({
    routeTree: root.addChildren([
      createRoute({ getParentRoute: () => root, path: '/categories', validateSearch: readFeedSearch, component: () => inFeed }),
      at('/auth', () => <h1>Sign in here</h1>),
      at('/word-details', () => <h1>A word</h1>),
      createRoute({ getParentRoute: () => root, path: '/$game', validateSearch: readGameSearch, component: Game }),
    ]),
    history,
  })
  await router.load()
  await act(async () => {
    render(<RouterProvider router={router as never} />)
  })
  return {
    router,
    path: () => router.state.location.pathname,
    search: () => router.state.location.search,
    back: () => act(async () => window.history.back()),
  }
}

/** Someone without an account, their record empty. */
export async function asVisitor() {
  act(startSession)
  return await newVisitor()
}

/** The sheet with this title, once it is there with what it holds: its frame comes first and shows only the title. */
export async function sheet(name: string) {
  const dialog = await screen.findByRole('dialog', { name })
  await waitFor(() => expect(dialog.textContent).not.toBe(name))
  return dialog
}
