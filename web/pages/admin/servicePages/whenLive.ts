import { type PollTimes, pollUntil } from '../pollUntil.ts'

const defaults: PollTimes = { timeoutMs: 90_000, firstPauseMs: 1_000 }

/** Reads a public page until its HTML shows the image. False after the timeout, and when it is aborted. */
export const whenLive = (
  path: string,
  image: string,
  signal: AbortSignal,
  times = defaults,
): Promise<boolean> => pollUntil(() => showsImage(path, image, signal), signal, times)

async function showsImage(path: string, image: string, signal: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch(path, { cache: 'no-store', signal })
    return response.ok && (await response.text()).includes(`src="${image.replaceAll('&', '&amp;')}"`)
  } catch {
    return false
  }
}
