import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  parseSearchWith,
  stringifySearchWith,
} from '@tanstack/react-router'
import { readFeedSearch, readWordSearch } from '../lib/paths'
import { DotsLoader } from '../ui/dots-loader'
import { ErrorScreen } from './error-screen'
import { NotFoundScreen } from './not-found-screen'
import { Root } from './root'

const root = createRootRoute({ component: Root, notFoundComponent: NotFoundScreen })

const routes = [
  createRoute({
    getParentRoute: () => root,
    path: '/',
    component: lazyRouteComponent(() => import('./routes/landing')),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/auth',
    component: lazyRouteComponent(() => import('./routes/auth')),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/onboarding',
    component: lazyRouteComponent(() => import('./routes/onboarding')),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/categories',
    validateSearch: readFeedSearch,
    component: lazyRouteComponent(() => import('./routes/categories')),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/word-details',
    validateSearch: readWordSearch,
    component: lazyRouteComponent(() => import('./routes/word-details')),
  }),
] as const

/** Every address of the app. Flags stay readable, and `?category=2024` stays a text. */
export function createAppRouter() {
  return createRouter({
    routeTree: root.addChildren(routes),
    parseSearch: parseSearchWith((value) => value),
    stringifySearch: stringifySearchWith(String),
    defaultPendingComponent: () => <DotsLoader className="h-dvh" />,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
    // the feed keeps its own place; other screens start at the top
    scrollRestoration: false,
  })
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    isOverlay?: boolean
  }
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
