/** Calls from several lanes, each one after the other, for a while; answers the milliseconds of each and how many a second. */
export async function callFor(
  seconds: number,
  lanes: number,
  call: (lane: number) => Promise<unknown>,
): Promise<{ latencies: number[]; perSecond: number }> {
  const latencies: number[] = []
  const startedAt = performance.now()
  const endsAt = startedAt + seconds * 1000
  async function runLane(lane: number) {
    while (performance.now() < endsAt) {
      const calledAt = performance.now()
      await call(lane)
      latencies.push(performance.now() - calledAt)
    }
  }
  await Promise.all(Array.from({ length: lanes }, (_, lane) => runLane(lane)))
  return { latencies, perSecond: latencies.length / ((performance.now() - startedAt) / 1000) }
}
