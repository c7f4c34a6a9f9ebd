import type { BlockList } from 'node:net'
import { AppError } from '@verbena/core/base/app-error'
import { Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import type { Logger } from 'pino'
import { createAccessTokens } from './access/access-tokens'
import { isLocalPeer } from './access/client-address'
import { type Limits, limits as standardLimits } from './access/limits'
import { createLiveSessions } from './access/live-sessions'
import { argon2Hasher, createPasswords, type Hasher } from './access/passwords'
import { createRequirePremium } from './access/require-premium'
import { createGuard } from './access/require-user'
import { createThrottle } from './access/throttle'
import type { Database } from './db/database'
import { ownAccountRoutes } from './features/account/own-account-routes'
import { accountRoutes } from './features/account/routes'
import { collectionRoutes } from './features/collections/routes'
import { customWordRoutes } from './features/custom-words/routes'
import { learnerRoutes } from './features/learner/routes'
import { profileRoutes } from './features/profile/routes'
import { speechRoutes } from './features/speech/routes'
import { subscriptionRoutes } from './features/subscription/routes'
import { sandboxRoutes } from './features/subscription/sandbox/routes'
import { webhookRoutes } from './features/subscription/webhook-routes'
import { type AppSigners, appLinkRoutes } from './http/app-links'
import { limitBody } from './http/body-limit'
import { createErrorHandler, errorAnswer } from './http/errors'
import { securityHeaders } from './http/headers'
import { healthRoutes } from './http/health'
import { createMetrics } from './http/metrics'
import { allowNativeApps } from './http/native-apps'
import { requireSameOrigin } from './http/same-origin'
import { createStaticFiles } from './http/static-files'
import { type Watched, watchRequests } from './http/watch-requests'
import type { WebBuild } from './http/web-build'
import type { OpenBilling } from './providers/billing/open-billing'
import type { Speech } from './providers/speech/speech'

export type AppDeps = {
  db: Database
  authSecret: string
  publicUrl: URL | undefined
  trustedProxies: BlockList
  payments: OpenBilling
  speech: Speech | undefined
  signers: AppSigners
  web: WebBuild
  log: Logger
  now: () => Date
  hasher?: Hasher
  limits?: Limits
}

export type Api = ReturnType<typeof createApp>

/** Everything the server answers, as one chain: what comes first is around what comes later. */
export function createApp(deps: AppDeps) {
  const { db, now, log, publicUrl, speech, trustedProxies, web, limits = standardLimits, hasher = argon2Hasher } = deps
  const { billing, sandbox } = deps.payments
  const metrics = createMetrics()
  const tokens = createAccessTokens(deps.authSecret)
  const liveSessions = createLiveSessions(db, now)
  const guard = createGuard({ tokens, liveSessions, now })
  const throttle = createThrottle({ db, now, limits, trustedProxies })
  const passwords = createPasswords(hasher)
  const requirePremium = createRequirePremium(db, now)

  const base = new Hono<Watched>()
  const wrongMethod = methodNotAllowed<Watched>({
    app: base,
    onMethodNotAllowed: (c, allowed) => {
      c.header('Allow', allowed.join(', '))
      return errorAnswer(c, new AppError('method_not_allowed', `This address takes only ${allowed.join(', ')}.`))
    },
  })
  base.onError(createErrorHandler(log))
  base.notFound(createStaticFiles(web))
  const app = base
    .use(watchRequests(log, metrics))
    .use(securityHeaders(publicUrl, web.inlineHashes))
    .use(requireSameOrigin(publicUrl))
    .use('/api/*', allowNativeApps(), wrongMethod, limitBody())
    .get('/metrics', (c) => {
      if (!isLocalPeer(c)) throw new AppError('not_found', 'There is nothing at this address.')
      return c.text(metrics.text())
    })
    .route('/.well-known', appLinkRoutes(deps.signers))
    .route('/api', healthRoutes(db))
    .route('/api/account', accountRoutes({ db, now, passwords, tokens, liveSessions, guard, throttle }))
    .route('/api/account', ownAccountRoutes({ db, now, passwords, liveSessions, guard, throttle, billing }))
    .route('/api/profile', profileRoutes({ db, guard }))
    .route('/api/custom-words', customWordRoutes({ db, now, guard, requirePremium }))
    .route('/api/collections', collectionRoutes({ db, now, guard }))
    .route('/api/learner', learnerRoutes({ db, guard }))
    .route('/api/functions', subscriptionRoutes({ db, now, billing, guard, throttle, publicUrl }))
    .route('/api/functions', speechRoutes({ db, now, guard, throttle, speech }))
    .route('/api/webhooks', webhookRoutes({ billing }))
  // Not there at all where money moves.
  if (sandbox) app.route('/api/sandbox', sandboxRoutes({ sandbox, billing, now }))
  return app
}
