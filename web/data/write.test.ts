import { afterEach, describe, expect, it, vi } from 'vitest'
import { write } from './write.ts'

afterEach(() => vi.unstubAllGlobals())

const answering = (response: Response) => {
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => response)
  vi.stubGlobal('fetch', fetched)
  return fetched
}

describe('a write', () => {
  it('sends method, address and JSON body with credentials, and gives the answer', async () => {
    const fetched = answering(Response.json({ id: 'a' }))
    expect(await write('PATCH', '/api/service-pages/a', { image1: '/b' })).toEqual({ id: 'a' })
    expect(fetched).toHaveBeenCalledWith('/api/service-pages/a', {
      method: 'PATCH',
      credentials: 'include',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: '{"image1":"/b"}',
    })
  })

  it('without a body names no content type, and an empty answer is null', async () => {
    const fetched = answering(new Response(null, { status: 204 }))
    expect(await write('DELETE', '/api/admin/session')).toBeNull()
    expect(fetched.mock.calls[0]?.[1]).toEqual({
      method: 'DELETE',
      credentials: 'include',
      headers: { accept: 'application/json' },
    })
  })

  it.each([
    [new Response('no such page', { status: 404, statusText: 'Not Found' }), '404: no such page'],
    [new Response('', { status: 500, statusText: 'Internal Server Error' }), '500: Internal Server Error'],
    [unreadable(502, 'Bad Gateway'), 'HTTP 502 Bad Gateway'],
  ])('that is refused raises status, colon and body or status text', async (response, message) => {
    answering(response)
    await expect(write('PATCH', '/api/service-pages/a', {})).rejects.toThrow(message)
  })

  it('that is refused keeps its status and body for whoever can act on them', async () => {
    answering(new Response('{"message":"stale"}', { status: 409 }))
    await expect(write('PATCH', '/', {})).rejects.toMatchObject({ status: 409, body: '{"message":"stale"}' })
  })
})

function unreadable(status: number, statusText: string): Response {
  const body = new ReadableStream({ start: (controller) => controller.error(new Error('cut off')) })
  return new Response(body, { status, statusText })
}
