import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
}

export type Encoding = 'br' | 'gzip'
export type WebFile = { type: string; etag: string; plain: Buffer; encoded: Partial<Record<Encoding, Buffer>> }
/** The files by address, the content policy's names for the page's inline elements, and the scripts its frame begins with. */
export type WebBuild = {
  files: Map<string, WebFile>
  inlineHashes: { scripts: string[]; styles: string[] }
  firstScripts: string[]
}

/** Names under this carry a hash of what is inside, so they can be kept for ever. */
export const hashedPrefix = '/assets/'

/**
 * Reads the built web app into memory, once: a server answers from the build it started with, whole, also while the next one is being
 * written, and no address can reach any other file.
 */
export function readWebBuild(folder: string): WebBuild {
  const files = new Map<string, WebFile>()
  for (const path of listFiles(folder)) {
    if (/\.(br|gz)$/.test(path)) continue
    const plain = readFileSync(path)
    const encoded: WebFile['encoded'] = {}
    if (existsSync(`${path}.br`)) encoded.br = readFileSync(`${path}.br`)
    if (existsSync(`${path}.gz`)) encoded.gzip = readFileSync(`${path}.gz`)
    const etag = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
    const type = types[extname(path)] ?? 'application/octet-stream'
    files.set(`/${relative(folder, path).split(sep).join('/')}`, { type, etag, plain, encoded })
  }
  const page = files.get('/index.html')?.plain.toString('utf8') ?? ''
  return { files, inlineHashes: { scripts: hashInline(page, 'script'), styles: hashInline(page, 'style') }, firstScripts: scriptsOf(page) }
}

function scriptsOf(page: string): string[] {
  const module = /<script type="module"[^>]*\ssrc="([^"]+)"/gi
  return [...page.matchAll(module)].flatMap(([, address]) => address ?? [])
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

/** The content policy's names for the inline elements of a page: browsers hash their text with line ends as `\n`. */
function hashInline(page: string, element: 'script' | 'style'): string[] {
  const inline = new RegExp(`<${element}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${element}>`, 'gi')
  return [...page.matchAll(inline)].map(([, text = '']) => {
    const hash = createHash('sha256').update(text.replace(/\r\n?/g, '\n'))
    return `'sha256-${hash.digest('base64')}'`
  })
}
