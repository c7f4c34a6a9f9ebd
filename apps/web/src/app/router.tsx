import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  parseSearchWith,
  stringifySearchWith,
} from '@tanstack/react-router'
import { readFeedSearch, readGameSearch, readWordSearch } from '../lib/paths'
import { DotsLoader } from '../ui/dots-loader'
import { ErrorScreen } from './error-screen'
import { Root } from './root'

const NotFoundScreen = lazyRouteComponent(() => import('./not-found-screen'))

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
  createRoute({
    getParentRoute: () => root,
    path: '/collection/$id',
    component: lazyRouteComponent(() => import('./routes/collection')),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/review',
    component: lazyRouteComponent(() => import('./routes/review')),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/your-data',
    component: lazyRouteComponent(() => import('./routes/your-data')),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/placement',
    component: lazyRouteComponent(() => import('./routes/placement')),
  }),
  // every way to practise lives here, loaded when it is opened (spec §2); an address that no other route has ends here too
  createRoute({
    getParentRoute: () => root,
    path: '/$game',
    validateSearch: readGameSearch,
    component: lazyRouteComponent(() => import('./routes/game')),
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

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface HistoryState {
    isOverlay?: boolean
  }
  interface Register {
    router: AppRouter
  }
}
