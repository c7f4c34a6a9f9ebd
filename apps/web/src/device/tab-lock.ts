const patienceMs = 15_000

/** Does the work while no other tab of this browser does work under the same name; where tabs cannot agree, it just does it. */
export async function inOneTab<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return work()
  let hasStarted = false
  try {
    return await navigator.locks.request(name, { signal: AbortSignal.timeout(patienceMs) }, () => {
      hasStarted = true
      return work()
    })
  } catch (failure) {
    if (hasStarted) throw failure
    return work() // a tab that hangs must not keep this one waiting
  }
}
