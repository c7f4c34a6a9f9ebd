import { createBrowserHistory, createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router'
import { act, render } from '@testing-library/react'
import { emptyRecord } from '@verbena/core/learner/record'
import { onTestFinished } from 'vitest'
import { connect } from '../src/api/server'
import Auth from '../src/app/routes/auth'
import Landing from '../src/app/routes/landing'
import Onboarding from '../src/app/routes/onboarding'
import { useLearnerStore } from '../src/state/learner/learner-store'
import { signIn, signOut } from '../src/state/session/live-session'
import { Toaster } from '../src/ui/toaster'
import { fakeServer } from './fake-server'

/** A visitor who has never been here, and a server with one account: ann_lee, Secret1. */
export async function newVisitor() {
  const server = fakeServer()
  connect(server.send)
  await signOut()
  server.issue()
  server.calls.length = 0
  useLearnerStore.setState(emptyRecord(), true)
  return server
}

export async function signInAsAnn() {
  const server = await newVisitor()
  await signIn({ username: 'ann_lee', password: 'Secret1' })
  return server
}

/** The account side of the app at the last of these addresses, the others visited before it, with a plain page in the feed's place. */
export async function openApp(...addresses: string[]) {
  const root = createRootRoute({
    component: () => (
      <>
        <Outlet />
        <Toaster />
      </>
    ),
  })
  const at = (path: string, component: () => React.ReactNode) => createRoute({ getParentRoute: () => root, path, component })
  window.history.replaceState(null, '', addresses[0])
  const history = createBrowserHistory()
  onTestFinished(() => history.destroy())
  for (const address of addresses.slice(1)) history.push(address)
  history.flush()
  const router = createRouter({
    routeTree: root.addChildren([
      at('/', Landing),
      at('/auth', Auth),
      at('/onboarding', Onboarding),
      at('/categories', () => <h1>The feed</h1>),
    ]),
    history,
  })
  await router.load()
  await act(async () => {
    render(<RouterProvider router={router as never} />)
  })
  const entriesBefore = history.length
  return {
    path: () => router.state.location.pathname,
    /** How many entries the history has gained since. */
    newEntries: () => history.length - entriesBefore,
    back: () => window.history.back(),
  }
}
