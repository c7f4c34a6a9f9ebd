import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How the provider answers: with sound, never, with a page, with what only claims to be sound, or not at all. */
export type Manner = 'speaks' | 'hangs' | 'page' | 'noise' | 'busy' | 'breaks off'

/** A frame of silence, a fortieth of a second of MPEG audio. */
const frame = Buffer.alloc(417)
frame.set([0xff, 0xfb, 0x90, 0x64])
const silence = Buffer.concat(Array.from({ length: 20 }, () => frame))

/** Stands in for the provider of speech. `asked` is what it was to say. */
export async function startSpeechStub() {
  const stub = { manner: 'speaks' as Manner, asked: [] as string[] }
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (piece) => {
      body += piece
    })
    request.on('end', () => {
      stub.asked.push(JSON.parse(body).text)
      const sound = () => response.writeHead(200, { 'content-type': 'audio/mpeg' })
      if (stub.manner === 'speaks') sound().end(silence)
      if (stub.manner === 'page') response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hello</h1>')
      if (stub.manner === 'noise') sound().end(Buffer.concat([Buffer.from([0xff, 0xfb]), Buffer.alloc(2000, 'x')]))
      if (stub.manner === 'busy') response.writeHead(429, { 'retry-after': '60' }).end('{}')
      if (stub.manner === 'breaks off') sound().write(silence, () => response.destroy())
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return Object.assign(stub, {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  })
}

export type SpeechStub = Awaited<ReturnType<typeof startSpeechStub>>
