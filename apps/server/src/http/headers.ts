import type { MiddlewareHandler } from 'hono'
import { hashedPrefix } from './web-build'

/**
 * Headers for every answer; `inlineHashes` are the inline scripts and styles of our own page. What only guards documents
 * and workers is left out where neither lives: on a slow network every asset's headers delay the first word.
 */
export function securityHeaders(publicUrl: URL | undefined, inlineHashes: { scripts: string[]; styles: string[] }): MiddlewareHandler {
  const isSecure = publicUrl?.protocol === 'https:'
  const everywhere = {
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(isSecure && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  }
  const outsideAssets = {
    ...everywhere,
    'Content-Security-Policy': contentPolicy(inlineHashes, isSecure),
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  }
  return async (c, next) => {
    await next()
    const headers = c.req.path.startsWith(hashedPrefix) ? everywhere : outsideAssets
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value)
    // Answers of the API are about one person at one moment.
    if (c.req.path.startsWith('/api/')) c.res.headers.set('Cache-Control', 'no-store')
  }
}

function contentPolicy({ scripts, styles }: { scripts: string[]; styles: string[] }, isSecure: boolean): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "connect-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
