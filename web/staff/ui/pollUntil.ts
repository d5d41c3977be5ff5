export interface PollTimes {
  timeoutMs: number
  firstPauseMs: number
  /** Without it, each pause is twice the one before. */
  longestPauseMs?: number
}

/** Repeats a check, ever less often, until it succeeds. False after the timeout, and when it is aborted. */
export async function pollUntil(
  check: () => Promise<boolean>,
  signal: AbortSignal,
  { timeoutMs, firstPauseMs, longestPauseMs = Number.POSITIVE_INFINITY }: PollTimes,
): Promise<boolean> {
  const deadline = performance.now() + timeoutMs
  for (let pauseMs = firstPauseMs; !signal.aborted; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    if (await check()) return !signal.aborted
    const remaining = deadline - performance.now()
    if (remaining <= 0) return false
    await pause(Math.min(pauseMs, remaining), signal)
  }
  return false
}

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
