import { afterEach, describe, expect, it, vi } from 'vitest'
import { currentOf, issuesOf, refusalOf, write } from './write.ts'

afterEach(() => vi.unstubAllGlobals())

const respondWith = (response: Response) => {
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => response)
  vi.stubGlobal('fetch', fetched)
  return fetched
}
const changeImage = () =>
  write('PATCH /api/service-pages/{id}', { params: { id: 'a' }, body: { image1: '/b' } })

describe('a write', () => {
  it('sends method, address and JSON body with credentials, and returns the JSON of the response', async () => {
    const fetched = respondWith(Response.json({ id: 'a' }))
    expect(await changeImage()).toEqual({ id: 'a' })
    expect(fetched).toHaveBeenCalledWith('/api/service-pages/a', {
      method: 'PATCH',
      credentials: 'include',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: '{"image1":"/b"}',
    })
  })

  it('without a body has no content type, and an empty response is null', async () => {
    const fetched = respondWith(new Response(null, { status: 204 }))
    expect(await write('DELETE /api/admin/session', {})).toBeNull()
    expect(fetched.mock.calls[0]).toEqual([
      '/api/admin/session',
      { method: 'DELETE', credentials: 'include', headers: { accept: 'application/json' } },
    ])
  })

  it.each([
    [new Response('no such page', { status: 404, statusText: 'Not Found' }), '404: no such page'],
    [new Response('', { status: 500, statusText: 'Internal Server Error' }), '500: Internal Server Error'],
    [unreadable(502, 'Bad Gateway'), 'HTTP 502 Bad Gateway'],
  ])('that fails throws status, colon and body or status text', async (response, message) => {
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

function unreadable(status: number, statusText: string): Response {
  const body = new ReadableStream({ start: (controller) => controller.error(new Error('cut off')) })
  return new Response(body, { status, statusText })
}
