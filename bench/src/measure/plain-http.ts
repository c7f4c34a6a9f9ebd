import { connect, type Socket } from 'node:net'

/**
 * A connection that sends one request again and again, written once: a client that did more would itself be what is measured.
 * Only answers with status 200 count.
 */
export async function openPlainHttp(url: string, request: string): Promise<{ ask(): Promise<void>; close(): void }> {
  const { hostname, port } = new URL(url)
  const socket = await new Promise<Socket>((resolve, reject) => {
    const opening = connect(Number(port), hostname, () => resolve(opening.setNoDelay(true)))
    opening.once('error', reject)
  })
  let received = ''
  let waiting: { resolve: () => void; reject: (error: Error) => void } | undefined
  socket.on('error', (error) => waiting?.reject(error))
  socket.on('data', (bytes) => {
    received += bytes.toString('latin1')
    if (!isWhole(received)) return
    const isRight = received.startsWith('HTTP/1.1 200')
    const [status = ''] = received.split('\r\n', 1)
    received = ''
    if (isRight) waiting?.resolve()
    else waiting?.reject(new Error(`Answered ${status}`))
  })
  return {
    ask: () =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject }
        socket.write(request)
      }),
    close: () => socket.destroy(),
  }
}

function isWhole(received: string): boolean {
  const head = received.indexOf('\r\n\r\n')
  const length = /content-length: (\d+)/i.exec(received)?.[1]
  return head >= 0 && length !== undefined && received.length >= head + 4 + Number(length)
}
