import type { Connection } from '@verbena/core/voices/fetch-ahead'

/** What the browser tells of the network, if it tells anything. */
export function readConnection(): Connection | undefined {
  return (navigator as { connection?: Connection }).connection
}
