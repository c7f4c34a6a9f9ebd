import { productName } from '@verbena/core/base/product'
import { defaultTheme } from '@verbena/core/themes/theme'
import { VitePWA } from 'vite-plugin-pwa'

const { background } = defaultTheme.colors

/**
 * The worker that keeps the whole app, words included, for use without a network. A new version waits until no tab
 * runs the old one, so an update never lands in the middle of a word.
 */
export function offline() {
  return VitePWA({
    strategies: 'generateSW',
    injectRegister: null,
    registerType: 'prompt',
    workbox: {
      globIgnores: ['assets/native-*'],
      globPatterns: ['index.html', 'icon.svg', 'assets/*.js', 'assets/fraunces-*.woff2'],
      // the faces of the other themes are kept once they were used: most learners never need them
      runtimeCaching: [{ urlPattern: /\/assets\/[^/]+\.woff2$/, handler: 'CacheFirst', options: { cacheName: 'theme-fonts' } }],
      maximumFileSizeToCacheInBytes: 1_000_000,
      navigateFallback: '/index.html',
      navigateFallbackDenylist: [/^\/api\//, /^\/metrics/],
      cleanupOutdatedCaches: true,
      sourcemap: false,
    },
    manifest: {
      name: productName,
      short_name: productName,
      description: 'Build your English vocabulary every day, one beautiful word at a time.',
      display: 'standalone',
      start_url: '/categories',
      background_color: background,
      theme_color: background,
      icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
    },
  })
}
