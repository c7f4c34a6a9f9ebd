import { AppError } from '@verbena/core/base/app-error'
import { appId } from '@verbena/core/base/product'
import { Hono } from 'hono'

/** Who signed the apps that are ours: an Apple team, and Android certificates. */
export type AppSigners = { iosTeamId: string | undefined; androidFingerprints: readonly string[] }

/** What only the server answers is never opened in an app. */
const notScreens = ['/api/*', '/metrics', '/.well-known/*', '/assets/*']

/** The files by which a phone knows that this site's links may be opened in the app. */
export const appLinkRoutes = ({ iosTeamId, androidFingerprints }: AppSigners) =>
  new Hono()
    .get('/apple-app-site-association', (c) => {
      if (iosTeamId === undefined) throw noApp()
      const components = [...notScreens.map((path) => ({ '/': path, exclude: true })), { '/': '/*' }]
      return c.json({ applinks: { details: [{ appIDs: [`${iosTeamId}.${appId}`], components }] } })
    })
    .get('/assetlinks.json', (c) => {
      if (androidFingerprints.length === 0) throw noApp()
      const target = { namespace: 'android_app', package_name: appId, sha256_cert_fingerprints: androidFingerprints }
      return c.json([{ relation: ['delegate_permission/common.handle_all_urls'], target }])
    })

function noApp() {
  return new AppError('not_found', 'No app opens the links of this server.')
}
