const failuresInARow = 3
const restMs = 15_000

/** After some failures in a row nobody waits for the provider for a while; the first try after that decides anew. */
export function createRest(now: () => Date) {
  let failures = 0
  let until = 0
  return {
    isResting: () => now().getTime() < until,
    succeeded() {
      failures = 0
    },
    failed() {
      failures += 1
      if (failures >= failuresInARow) until = now().getTime() + restMs
    },
  }
}
