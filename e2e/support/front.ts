import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What stands in for an answer. */
type Fault = { status: number; type: string; text: string }

/** One address before several servers, as a host has it: builds change behind it, and answers break on their way. */
export type Front = {
  url: string
  /** From now on this server answers. */
  serve: (server: { url: string }) => void
  /** From now on these addresses are answered like this. */
  breakWith: (path: RegExp, fault: Fault) => void
  mend: () => void
  /** No answer at all, as without a network. */
  goDown: () => void
  close: () => Promise<void>
}

export async function openFront(first: { url: string }): Promise<Front> {
  let behind: string | null = first.url
  let broken: { path: RegExp; fault: Fault } | null = null

  function answer(asked: IncomingMessage, answered: ServerResponse) {
    const path = asked.url ?? '/'
    if (behind === null) return void asked.socket.destroy()
    if (broken?.path.test(path)) {
      const { status, type, text } = broken.fault
      return void answered.writeHead(status, { 'content-type': type }).end(text)
    }
    const passed = request(new URL(path, behind), { method: asked.method ?? 'GET', headers: asked.headers }, (answer) => {
      answered.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(answered)
    })
    passed.on('error', () => asked.socket.destroy())
    asked.pipe(passed)
  }

  const front = createServer(answer)
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
    serve({ url }) {
      behind = url
    },
    breakWith(path, fault) {
      broken = { path, fault }
    },
    mend() {
      broken = null
    },
    goDown() {
      behind = null
    },
    close: () =>
      new Promise((resolve) => {
        front.closeAllConnections()
        front.close(() => resolve())
      }),
  }
}
