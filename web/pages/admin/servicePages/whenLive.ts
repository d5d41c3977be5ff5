const defaults = { timeoutMs: 90_000, firstPauseMs: 1_000 }

/**
 * Reads a public page until its HTML shows the image, each time after twice the pause. False after the timeout, and
 * when it is aborted.
 */
export async function whenLive(
  path: string,
  image: string,
  signal: AbortSignal,
  { timeoutMs, firstPauseMs } = defaults,
): Promise<boolean> {
  const deadline = performance.now() + timeoutMs
  for (let pauseMs = firstPauseMs; !signal.aborted; pauseMs *= 2) {
    if (await showsImage(path, image, signal)) return true
    const remaining = deadline - performance.now()
    if (remaining <= 0) return false
    await pause(Math.min(pauseMs, remaining), signal)
  }
  return false
}

async function showsImage(path: string, image: string, signal: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch(path, { cache: 'no-store', signal })
    return response.ok && (await response.text()).includes(`src="${image.replaceAll('&', '&amp;')}"`)
  } catch {
    return false
  }
}

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
