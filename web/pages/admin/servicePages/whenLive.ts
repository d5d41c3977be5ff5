const defaults = { timeoutMs: 90_000, pauseMs: 1_000 }

/** Polls a public page until its HTML shows the image. False after the timeout, and when it is aborted. */
export async function whenLive(
  path: string,
  image: string,
  signal: AbortSignal,
  { timeoutMs, pauseMs } = defaults,
): Promise<boolean> {
  const deadline = performance.now() + timeoutMs
  while (!signal.aborted) {
    if (await showsImage(path, image, signal)) return true
    if (performance.now() >= deadline) return false
    await pause(pauseMs, signal)
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
