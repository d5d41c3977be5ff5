import { afterEach, describe, expect, it, vi } from 'vitest'
import { write } from './write.ts'

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

  it('that fails throws the status and body of the response', async () => {
    respondWith(new Response('{"message":"stale"}', { status: 409 }))
    await expect(changeImage()).rejects.toMatchObject({ status: 409, body: '{"message":"stale"}' })
  })
})

function unreadable(status: number, statusText: string): Response {
  const body = new ReadableStream({ start: (controller) => controller.error(new Error('cut off')) })
  return new Response(body, { status, statusText })
}
