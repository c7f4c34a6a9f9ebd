import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

type SpeechCall = { path: string; key: string | undefined; body: unknown }
type Answer = (response: ServerResponse) => void

/** A word's worth of MPEG audio, another for every number. */
export function someAudio(number = 0, bytes = 2_000): Buffer {
  return Buffer.concat([Buffer.from([0xff, 0xfb, 0x50, number & 255]), Buffer.alloc(bytes - 4, number & 255)])
}

export const speaks =
  (audio = someAudio()): Answer =>
  (response) => {
    response.writeHead(200, { 'content-type': 'audio/mpeg' }).end(audio)
  }

export const refuses =
  (status: number, body = '{"detail":{"status":"refused"}}'): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  }

/** Stands in for ElevenLabs on this machine; what it answers is changed by a test as it goes. */
export async function speechStub(answer: Answer = speaks()) {
  const stub = { answer, calls: [] as SpeechCall[], url: new URL('http://127.0.0.1') }
  const server = createServer(async (request, response) => {
    const body: unknown = JSON.parse(await textOf(request))
    stub.calls.push({ path: request.url ?? '', key: request.headers['xi-api-key']?.toString(), body })
    stub.answer(response)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  stub.url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return stub
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const piece of request) text += piece
  return text
}
