import { productName } from '@verbena/core/base/product'
import { defaultTheme } from '@verbena/core/themes/theme'
import type { Plugin } from 'vite'

const { background } = defaultTheme.colors
const description = 'Build your English vocabulary every day, one beautiful word at a time.'

const icons = [
  { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
]

const screenshots = [
  { src: '/screenshots/feed.png', sizes: '780x1688', form_factor: 'narrow', label: 'A word, what it means, and how it is used' },
  { src: '/screenshots/explore.png', sizes: '780x1688', form_factor: 'narrow', label: 'Words by topic, level and origin' },
  { src: '/screenshots/game.png', sizes: '780x1688', form_factor: 'narrow', label: 'A round of Sprint' },
  { src: '/screenshots/wide.png', sizes: '1440x900', form_factor: 'wide', label: 'A word on a wide screen' },
].map((each) => ({ ...each, type: 'image/png' }))

const shortcuts = [
  { name: 'Words', description: 'Go on with your words', url: '/categories' },
  { name: 'Daily quiz', description: 'Ten questions a day', url: '/quiz' },
  { name: 'Review', description: 'Words that are due', url: '/review' },
].map((each) => ({ ...each, icons: icons.slice(0, 1) }))

/** What a browser needs to install the app. */
export const webManifest = {
  id: '/categories',
  name: productName,
  short_name: productName,
  description,
  lang: 'en',
  dir: 'ltr',
  start_url: '/categories',
  scope: '/',
  display: 'standalone',
  background_color: background,
  theme_color: background,
  categories: ['education'],
  icons,
  screenshots,
  shortcuts,
}

/** Writes the manifest and names it in the page. */
export function writeWebManifest(): Plugin {
  return {
    name: 'verbena-web-manifest',
    apply: 'build',
    transformIndexHtml: () => [{ tag: 'link', attrs: { rel: 'manifest', href: '/manifest.webmanifest' }, injectTo: 'head' }],
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: JSON.stringify(webManifest) })
    },
  }
}
