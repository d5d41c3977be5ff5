import { afterEach, describe, expect, it, vi } from 'vitest'
import { whenLive } from './whenLive.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const fast = { timeoutMs: 60_000, firstPauseMs: 0 }
const { signal } = new AbortController()

/** Responds with each HTML or status in turn, then with the last one. */
function stubFetch(...responses: (string | number)[]) {
  const fetched = vi.fn(async (_path: string, _init: RequestInit) => {
    const response = responses.length > 1 ? responses.shift() : responses[0]
    return typeof response === 'number' ? new Response('', { status: response }) : new Response(response)
  })
  vi.stubGlobal('fetch', fetched)
  return fetched
}

describe('the wait until an image is live', () => {
  it('ends once the HTML of the page shows the image, read past the browser cache', async () => {
    const fetched = stubFetch('<img src="/old.svg">', 503, '<img src="/new.svg" alt="">')
    expect(await whenLive('/what-we-treat/a', '/new.svg', signal, fast)).toBe(true)
    expect(fetched).toHaveBeenCalledTimes(3)
    expect(fetched.mock.calls[0]).toEqual(['/what-we-treat/a', { cache: 'no-store', signal }])
  })

  it('finds an address as HTML escapes it', async () => {
    stubFetch('<img src="https://a.example/b?c=1&amp;d=2">')
    expect(await whenLive('/a', 'https://a.example/b?c=1&d=2', signal, fast)).toBe(true)
  })

  it('ends without the image after the timeout or an abort', async () => {
    const fetched = stubFetch('<p>nothing</p>')
    expect(await whenLive('/a', '/new.svg', signal, { timeoutMs: 0, firstPauseMs: 0 })).toBe(false)
    expect(await whenLive('/a', '/new.svg', AbortSignal.abort(), fast)).toBe(false)
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  it('reads the page at most 8 times in 90 seconds, ever less often', async () => {
    vi.useFakeTimers()
    const start = performance.now()
    const seconds: number[] = []
    vi.stubGlobal('fetch', async () => {
      seconds.push((performance.now() - start) / 1_000)
      return new Response('<p>nothing</p>')
    })
    const live = whenLive('/a', '/new.svg', signal)
    await vi.advanceTimersByTimeAsync(90_000)
    expect(await live).toBe(false)
    expect(seconds).toEqual([0, 1, 3, 7, 15, 31, 63, 90])
  })
})
