/** How long the wait for a page may take before it is called slow, and the pause between two looks, in milliseconds. */
const patience = { longest: 90_000, pause: 1_000 }

/**
 * Looks at a public page until its HTML shows the picture. True once it does; false where it takes unusually
 * long; undefined where nobody waits any more.
 */
export async function whenLive(
  path: string,
  image: string,
  signal: AbortSignal,
  { longest, pause } = patience,
): Promise<boolean | undefined> {
  const end = performance.now() + longest
  while (!signal.aborted) {
    // One look after the other: each waits for the one before.
    if (await shows(path, image, signal)) return true
    if (performance.now() >= end) return false
    await waited(pause, signal)
  }
  return undefined
}

async function shows(path: string, image: string, signal: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch(path, { cache: 'no-store', signal })
    return response.ok && (await response.text()).includes(`src="${image.replaceAll('&', '&amp;')}"`)
  } catch {
    return false
  }
}

const waited = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
