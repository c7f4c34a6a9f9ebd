import type { CDPSession } from '@playwright/test'

type Finished = { url: string; bytes: number }
export type Transfer = { scriptsKB(): number; wordsKB(): number; totalKB(): number }

const wordsFile = /\/(?:beginner|intermediate|advanced)-[\w-]+\.js$/

/** Counts what comes over the network from now on; what a cache answers counts nothing. */
export function countTransfer(devtools: CDPSession): Transfer {
  const addresses = new Map<string, string>()
  const finished: Finished[] = []
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => addresses.set(requestId, request.url))
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    finished.push({ url: addresses.get(requestId) ?? '', bytes: encodedDataLength })
  })
  const kB = (wanted: (url: string) => boolean) =>
    finished.filter(({ url }) => wanted(url)).reduce((sum, { bytes }) => sum + bytes, 0) / 1000
  return {
    scriptsKB: () => kB((url) => url.endsWith('.js') && !wordsFile.test(url)),
    wordsKB: () => kB((url) => wordsFile.test(url)),
    totalKB: () => kB(() => true),
  }
}
