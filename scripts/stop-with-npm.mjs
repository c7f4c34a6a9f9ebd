const lookEveryMs = 200

/**
 * Ends this process, as by a signal, when npm has ended. A signal that npm is sent reaches only the shell it started us
 * with, which dies of it without passing it on.
 */
export function stopWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  const look = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(look)
    process.kill(process.pid, 'SIGTERM')
  }, lookEveryMs)
  look.unref()
}
