const bucketSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

type RouteTimes = { labels: string; count: number; sum: number; buckets: number[] }

export type Metrics = ReturnType<typeof createMetrics>

/** Counts and times of requests by route, and the memory of the process, in the text format of Prometheus. */
export function createMetrics() {
  const requests = new Map<string, number>()
  const times = new Map<string, RouteTimes>()
  return {
    /** `route` is the pattern, never the address, so that the number of series stays small. */
    observe(request: { method: string; route: string; status: number; seconds: number }): void {
      const labels = `method="${request.method}",route="${request.route}"`
      const withStatus = `${labels},status="${request.status}"`
      requests.set(withStatus, (requests.get(withStatus) ?? 0) + 1)
      const entry = times.get(labels) ?? { labels, count: 0, sum: 0, buckets: bucketSeconds.map(() => 0) }
      entry.count += 1
      entry.sum += request.seconds
      entry.buckets = entry.buckets.map((count, i) => count + (request.seconds <= (bucketSeconds[i] ?? 0) ? 1 : 0))
      times.set(labels, entry)
    },
    text(): string {
      const { rss, heapUsed, external } = process.memoryUsage()
      return [
        '# TYPE http_requests_total counter',
        ...[...requests].map(([labels, count]) => `http_requests_total{${labels}} ${count}`),
        '# TYPE http_request_duration_seconds histogram',
        ...[...times.values()].flatMap(histogramLines),
        '# TYPE process_resident_memory_bytes gauge',
        `process_resident_memory_bytes ${rss}`,
        '# TYPE nodejs_heap_used_bytes gauge',
        `nodejs_heap_used_bytes ${heapUsed}`,
        '# TYPE nodejs_external_memory_bytes gauge',
        `nodejs_external_memory_bytes ${external}`,
        '# TYPE process_uptime_seconds gauge',
        `process_uptime_seconds ${process.uptime()}`,
        '',
      ].join('\n')
    },
  }
}

function histogramLines({ labels, count, sum, buckets }: RouteTimes): string[] {
  return [
    ...buckets.map((within, i) => `http_request_duration_seconds_bucket{${labels},le="${bucketSeconds[i]}"} ${within}`),
    `http_request_duration_seconds_bucket{${labels},le="+Inf"} ${count}`,
    `http_request_duration_seconds_sum{${labels}} ${sum}`,
    `http_request_duration_seconds_count{${labels}} ${count}`,
  ]
}
