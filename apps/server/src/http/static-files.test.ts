import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { failureOf, testApp } from '../../test/test-app'
import { testDatabase } from '../../test/test-database'
import { readWebBuild } from './web-build'

const db = await testDatabase()

const script = 'console.log("app")'
const theme = "document.documentElement.dataset.theme = 'default'"
const style = 'body { margin: 0 }'
const page = `<!doctype html><head><style>${style}</style><script>${theme}</script>
<script type="module" src="/assets/app-1a2b.js"></script></head><body></body>`

const folder = mkdtempSync(join(tmpdir(), 'verbena-web-'))
afterAll(() => rmSync(folder, { recursive: true }))
mkdirSync(join(folder, 'dist', 'assets'), { recursive: true })
const texts = {
  'index.html': page,
  'assets/app-1a2b.js': script,
  'icon.svg': '<svg/>',
  'sw.js': 'self.x = 1',
  'manifest.webmanifest': '{}',
}
for (const [path, text] of Object.entries(texts)) {
  writeFileSync(join(folder, 'dist', path), text)
}
writeFileSync(join(folder, 'dist/assets/app-1a2b.js.br'), brotliCompressSync(script))
writeFileSync(join(folder, 'dist/assets/app-1a2b.js.gz'), gzipSync(script))
writeFileSync(join(folder, 'secret.txt'), 'outside')

const { request } = testApp(db, { web: readWebBuild(join(folder, 'dist')) })
const app = '/assets/app-1a2b.js'

describe('a hashed asset', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['GZIP', 'gzip'],
    ['identity', null],
    ['brotli', null],
    ['', null],
  ])('for a browser that takes %j comes as %s', async (accepted, encoding) => {
    const answer = await request(app, { headers: { 'accept-encoding': accepted } })
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.headers.get('vary')).toBe('Accept-Encoding')
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    const content = Buffer.from(await answer.arrayBuffer())
    const expected = { br: brotliCompressSync(script), gzip: gzipSync(script) }[encoding ?? ''] ?? Buffer.from(script)
    expect(content.equals(expected)).toBe(true)
    expect(answer.headers.get('content-length')).toBe(String(expected.length))
  })

  test('may be kept for ever', async () => {
    expect((await request(app)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  test('that is missing is a 404, not the page', async () => {
    expect((await failureOf(await request('/assets/app-old.js'))).status).toBe(404)
    expect((await failureOf(await request(`${app}.br`))).status).toBe(404)
  })
})

test.each([
  ['/sw.js', 'text/javascript; charset=utf-8'],
  ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['/icon.svg', 'image/svg+xml; charset=utf-8'],
])('%s is asked for every time and sent when it changed', async (path, type) => {
  const answer = await request(path)
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([200, type, 'no-cache'])
  const known = { headers: { 'if-none-match': answer.headers.get('etag') ?? '' } }
  expect((await request(path, known)).status).toBe(304)
})

describe('the page', () => {
  test.each(['/', '/index.html', '/categories?word=ephemeral', '/no/such/page', '/apiary', '/%2e%2e/secret.txt', '/%00'])(
    'answers %s',
    async (path) => {
      const answer = await request(path)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
      expect(answer.headers.get('cache-control')).toBe('no-cache')
      expect(await answer.text()).toBe(page)
    },
  )

  test('answers HEAD with the same headers and no body', async () => {
    const [get, head] = [await request('/'), await request('/', { method: 'HEAD' })]
    expect(await head.text()).toBe('')
    for (const name of ['content-type', 'content-length', 'etag', 'cache-control'])
      expect(head.headers.get(name)).toBe(get.headers.get(name))
  })

  test('is not sent again to whoever has it', async () => {
    const etag = (await request('/')).headers.get('etag') ?? ''
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const answer = await request('/', { headers: { 'if-none-match': known } })
      expect([answer.status, await answer.text()]).toEqual([304, ''])
    }
    expect((await request('/', { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
  })
})

test.each([
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e%2fsecret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/..\\secret.txt',
  '//etc/passwd',
])('no address leads out of the folder: %s', async (path) => {
  expect(await (await request(path)).text()).not.toMatch(/outside|root:/)
})

test('without a built web app the API still answers', async () => {
  const { request: bare } = testApp(db)
  expect((await failureOf(await bare('/'))).status).toBe(404)
  expect((await bare('/api/health')).status).toBe(200)
})

test('the page names its first scripts in a header, and no other answer does', async () => {
  for (const path of ['/', '/categories']) expect((await request(path)).headers.get('link')).toBe(`<${app}>; rel=modulepreload`)
  for (const path of [app, '/icon.svg', '/api/health']) expect((await request(path)).headers.get('link')).toBeNull()
})

describe('the content policy', () => {
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

  test('allows our own inline script and style by their hashes and nothing else inline', async () => {
    const policy = (await request('/')).headers.get('content-security-policy') ?? ''
    expect(policy.split('; ')).toEqual([
      "default-src 'self'",
      `script-src 'self' ${hashOf(theme)}`,
      `style-src 'self' ${hashOf(style)}`,
      "connect-src 'self'",
      "img-src 'self' data:",
      "font-src 'self'",
      "media-src 'self' data: blob:",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ])
  })

  test.each([['/'], ['/icon.svg'], ['/api/health'], ['/api/nothing'], ['/api/account/me']])(
    'and its companions are on %s',
    async (path) => {
      const { headers } = await request(path)
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(headers.get('permissions-policy')).toContain('camera=()')
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
      expect(headers.get('strict-transport-security')).toBeNull()
      expect(headers.get('cache-control')).toBe(path.startsWith('/api/') ? 'no-store' : headers.get('cache-control'))
    },
  )

  test('is left out of scripts, which no browser takes for a document: their headers stay small', async () => {
    const { headers } = await request(app)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect([...headers].flat().join().length).toBeLessThan(400)
  })

  test('asks for https only where the server has it', async () => {
    const { request: secure } = testApp(db, { publicUrl: new URL('https://words.example') })
    expect((await secure('/api/health')).headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/)
  })
})
