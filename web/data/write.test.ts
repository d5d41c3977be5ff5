import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { limits } from '#shared/limits.ts'
import { currentOf, issuesOf, looking, refusalOf, unansweredTexts, write } from './write.ts'

afterEach(() => vi.unstubAllGlobals())

const respondWith = (response: Response) => {
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => response)
  vi.stubGlobal('fetch', fetched)
  return fetched
}
const changeImage = () =>
  write('PATCH /api/service-pages/{id}', { params: { id: 'a' }, body: { image1: '/b' } })

describe('a write', () => {
  it('sends method, address and JSON body with credentials, and returns the JSON of the response [7.3]', async () => {
    const fetched = respondWith(Response.json({ id: 'a' }))
    expect(await changeImage()).toEqual({ id: 'a' })
    expect(fetched).toHaveBeenCalledWith('/api/service-pages/a', {
      method: 'PATCH',
      credentials: 'include',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'idempotency-key': expect.stringMatching(/^[\w-]{36}$/),
      },
      body: '{"image1":"/b"}',
      signal: expect.any(AbortSignal),
    })
  })

  it('without a body has no content type, and an empty response is null', async () => {
    const fetched = respondWith(new Response(null, { status: 204 }))
    expect(await write('DELETE /api/admin/session', {})).toBeNull()
    expect(fetched.mock.calls[0]).toEqual([
      '/api/admin/session',
      {
        method: 'DELETE',
        credentials: 'include',
        headers: { accept: 'application/json' },
        signal: expect.any(AbortSignal),
      },
    ])
  })

  it.each([
    ['the connection is accepted and nothing comes', () => new Promise<Response>(() => undefined)],
    ['the response begins and does not end', async () => new Response(new ReadableStream())],
  ])('gives up after 30 seconds when %s, and says so [12.15]', async (_, respond) => {
    const timeout = new AbortController()
    const wait = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal)
    vi.stubGlobal('fetch', async (_url: string, { signal }: RequestInit) => {
      const response = await Promise.race([respond(), aborted(signal)])
      return Object.assign(response, { json: () => aborted(signal) })
    })
    const sent = changeImage().catch((thrown: unknown) => thrown)
    timeout.abort()
    const error = await sent
    expect(wait).toHaveBeenCalledWith(30_000)
    expect(refusalOf(error)).toBe(
      'We do not know whether this was saved. The website did not confirm it. Press again in a moment: it is done only once.',
    )
    wait.mockRestore()
  })

  it('of a file has two minutes [12.15]', async () => {
    const wait = vi.spyOn(AbortSignal, 'timeout')
    respondWith(Response.json({}))
    await write('POST /api/media', { query: { photo: 'a' }, body: new Blob(['image']) })
    expect(wait).toHaveBeenCalledWith(120_000)
    wait.mockRestore()
  })

  it.each(['null', '[]', '"text"', '{"issues":{},"message":{}}'])(
    'that fails with the body %s, which is of another shape, throws no other error [12.16]',
    async (body) => {
      respondWith(new Response(body, { status: 400 }))
      const error = await changeImage().catch((thrown: unknown) => thrown)
      expect(issuesOf(error)).toEqual([])
      expect(['string', 'undefined']).toContain(typeof refusalOf(error))
    },
  )

  it.each([
    [new Response('no such page', { status: 404, statusText: 'Not Found' }), '404: no such page'],
    [new Response('', { status: 500, statusText: 'Internal Server Error' }), '500: Internal Server Error'],
    [unreadable(502, 'Bad Gateway'), 'HTTP 502 Bad Gateway'],
  ])('that fails throws status, colon and body or status text [8.2]', async (response, message) => {
    respondWith(response)
    await expect(changeImage()).rejects.toThrow(message)
  })

  it('that fails throws what the API says of it, without taking a sentence apart', async () => {
    const problem = {
      message: 'image1: is not the address of an image of this site',
      requestId: 'r-1',
      issues: [{ path: ['image1'], message: 'is not the address of an image of this site' }],
    }
    respondWith(Response.json(problem, { status: 400 }))
    const error = await changeImage().catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ status: 400, problem })
    expect([refusalOf(error), issuesOf(error), currentOf(error)]).toEqual([
      problem.message,
      problem.issues,
      undefined,
    ])
  })

  it('that conflicts throws the sentence and what is stored now', async () => {
    const problem = {
      message: 'Somebody else has changed this page since',
      requestId: 'r-2',
      current: { id: 'a' },
    }
    respondWith(Response.json(problem, { status: 409 }))
    const error = await changeImage().catch((thrown: unknown) => thrown)
    expect([refusalOf(error), currentOf(error)]).toEqual([problem.message, { id: 'a' }])
  })

  it('that is refused until later throws for how long', async () => {
    respondWith(
      Response.json({ message: 'Too many requests', requestId: 'r-3', retryAfter: 60 }, { status: 429 }),
    )
    await expect(changeImage()).rejects.toMatchObject({ problem: { retryAfter: 60 } })
  })
})

describe('a write whose response is lost', () => {
  const lost = () => Promise.reject(new TypeError('Failed to fetch'))
  const down = async () => new Response('', { status: 503 })
  const done = async () => Response.json({ id: 'a' })
  const original = limits.repetition
  beforeEach(() => {
    vi.useFakeTimers()
    Object.assign(limits, { repetition: { waits: [1_000, 3_000], lifetime: 600_000 } })
  })
  afterEach(() => {
    vi.runAllTimers()
    vi.useRealTimers()
    Object.assign(limits, { repetition: original })
  })

  function respond(...responses: (() => Promise<Response>)[]) {
    const keys: (string | null)[] = []
    vi.stubGlobal('fetch', (_: string, { headers }: RequestInit) => {
      keys.push(new Headers(headers).get('idempotency-key'))
      return (responses.shift() ?? done)()
    })
    return keys
  }
  const settled = async <Result>(sent: Promise<Result>) => {
    const outcome = sent.catch((error: unknown) => error)
    await vi.runAllTimersAsync()
    return outcome
  }

  it('is sent again with the same key, and says meanwhile that nobody knows [12.15]', async () => {
    const keys = respond(lost, down)
    const shown: boolean[] = []
    const stop = looking.subscribe(() => shown.push(looking.isLooking()))
    expect(await settled(changeImage())).toEqual({ id: 'a' })
    stop()
    expect([keys.length, new Set(keys).size]).toEqual([3, 1])
    expect([shown.at(0), shown.at(-1)]).toEqual([true, false])
  })

  it('without an end is unknown, and the next press repeats the same request [12.15]', async () => {
    const keys = respond(lost, lost, lost)
    const outcome = changeImage().catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(refusalOf(await outcome)).toBe(`${unansweredTexts.title}. ${unansweredTexts.text}`)
    expect(await settled(changeImage())).toEqual({ id: 'a' })
    expect([keys.length, new Set(keys).size]).toEqual([4, 1])
    await settled(changeImage())
    expect(new Set(keys).size, 'an answered press is over').toBe(2)
  })

  it.each([400, 401, 404, 409, 413, 429])(
    'is not repeated after a %s, which is a response',
    async (status) => {
      const keys = respond(async () => new Response('{}', { status }))
      expect(await settled(changeImage())).toMatchObject({ status })
      expect(keys).toHaveLength(1)
    },
  )

  it('is no save of a draft, which has its own ids, and no login', async () => {
    const keys = respond(lost)
    await settled(write('POST /api/admin/session', { body: { username: 'ana', password: 'x' } }))
    expect(keys).toEqual([null])
  })
})

const aborted = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => {
    if (signal?.aborted) reject(signal.reason)
    signal?.addEventListener('abort', () => reject(signal.reason))
  })

function unreadable(status: number, statusText: string): Response {
  const body = new ReadableStream({ start: (controller) => controller.error(new Error('cut off')) })
  return new Response(body, { status, statusText })
}
