import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * What the page needs inside an app, where no server of ours hands it out: the address of the server, without which it
 * is not built, and the content policy in the page itself, in place of a header.
 */
export function nativePage(): Plugin {
  let apiUrl = ''
  return {
    name: 'verbena-native-page',
    apply: 'build',
    configResolved({ env }) {
      apiUrl = readApiUrl(env.VITE_API_URL)
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace('<head>', `<head>\n    ${policyTag(html, apiUrl)}`),
    },
    // pictures of the app for those who do not have it yet
    writeBundle: ({ dir = 'dist-native' }) => rmSync(join(dir, 'screenshots'), { recursive: true, force: true }),
  }
}

/** The address as it was given, or a sentence about what is wrong with it. */
export function readApiUrl(given: string | undefined): string {
  if (!given) throw new Error('VITE_API_URL must be set for the apps: the address of your server, such as https://words.example.')
  const url = URL.canParse(given) ? new URL(given) : null
  const isLocal = url !== null && ['localhost', '127.0.0.1', '10.0.2.2'].includes(url.hostname)
  if (url === null || url.origin !== given || !(url.protocol === 'https:' || (url.protocol === 'http:' && isLocal))) {
    throw new Error('VITE_API_URL must be an https address without a path or a slash at its end, such as https://words.example.')
  }
  return given
}

/** The same policy as the server sends with the page (apps/server/src/http/headers.ts), which names scripts and styles by their content. */
export function policyTag(html: string, apiUrl: string): string {
  // some web views do not count their own scheme as 'self'
  const self = "'self' capacitor://localhost"
  const policy = [
    `default-src ${self}`,
    ['script-src', self, ...hashInline(html, 'script')].join(' '),
    ['style-src', self, ...hashInline(html, 'style')].join(' '),
    `connect-src ${self} ${apiUrl}`,
    `img-src ${self} data:`,
    `font-src ${self}`,
    `media-src ${self} data: blob:`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ]
  return `<meta http-equiv="Content-Security-Policy" content="${policy.join('; ')}" />`
}

function hashInline(html: string, element: 'script' | 'style'): string[] {
  const inline = new RegExp(`<${element}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${element}>`, 'gi')
  return [...html.matchAll(inline)].map(([, text = '']) => {
    const hash = createHash('sha256').update(text.replace(/\r\n?/g, '\n'))
    return `'sha256-${hash.digest('base64')}'`
  })
}
