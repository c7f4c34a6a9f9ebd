import { AppError } from '@verbena/core/base/app-error'
import type { Context } from 'hono'
import { errorAnswer } from './errors'
import { type Encoding, hashedPrefix, type WebBuild, type WebFile } from './web-build'

/** Answers what no route did: a file of the web app, or its page, which finds its own way by the address. */
export function createStaticFiles({ files, firstScripts }: WebBuild) {
  const preloads = firstScripts.map((path) => `<${path}>; rel=modulepreload`).join(', ')
  return (c: Context): Response => {
    const { path, method } = c.req
    const isApi = path === '/api' || path.startsWith('/api/')
    if (isApi) return errorAnswer(c, new AppError('not_found', 'There is nothing at this address.'))
    if (method !== 'GET' && method !== 'HEAD') {
      c.header('Allow', 'GET, HEAD')
      return errorAnswer(c, new AppError('method_not_allowed', 'This address can only be read.'))
    }
    const isHashed = path.startsWith(hashedPrefix)
    const file = files.get(path) ?? (isHashed ? undefined : files.get('/index.html'))
    if (!file) return errorAnswer(c, new AppError('not_found', 'There is nothing at this address.'))
    // named ahead of the page: a slow phone asks for its scripts before it has read the page
    if (preloads !== '' && file === files.get('/index.html')) c.header('Link', preloads)
    return sendFile(c, file, isHashed)
  }
}

function sendFile(c: Context, file: WebFile, isHashed: boolean): Response {
  const encoding = pickEncoding(file, c.req.header('accept-encoding') ?? '')
  const content = encoding === undefined ? file.plain : (file.encoded[encoding] ?? file.plain)
  const etag = `"${file.etag}${encoding === undefined ? '' : `-${encoding}`}"`
  c.header('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
  if (Object.keys(file.encoded).length > 0) c.header('Vary', 'Accept-Encoding')
  if (!isHashed) {
    c.header('ETag', etag)
    if (isKnown(c.req.header('if-none-match'), etag)) return c.body(null, 304)
  }
  c.header('Content-Type', file.type)
  c.header('Content-Length', String(content.byteLength))
  if (encoding !== undefined) c.header('Content-Encoding', encoding)
  return c.body(new Uint8Array(content))
}

function pickEncoding(file: WebFile, accepted: string): Encoding | undefined {
  const offers = accepted
    .toLowerCase()
    .split(',')
    .map((offer) => offer.replace(/\s/g, ''))
    .filter((offer) => !/;q=0(\.0*)?$/.test(offer))
    .map((offer) => offer.replace(/;.*$/, ''))
  return (['br', 'gzip'] as const).find((encoding) => file.encoded[encoding] !== undefined && offers.includes(encoding))
}

/** Proxies that compress mark our tag as weak; it still names the same content. */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const known = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return known.includes(etag) || known.includes('*')
}
