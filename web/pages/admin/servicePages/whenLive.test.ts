import { afterEach, describe, expect, it, vi } from 'vitest'
import { whenLive } from './whenLive.ts'

afterEach(() => vi.unstubAllGlobals())

const quick = { longest: 60_000, pause: 0 }
const answering = (...answers: (string | number)[]) => {
  const fetched = vi.fn(async (_path: string, _init: RequestInit) => {
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    return typeof answer === 'number' ? new Response('', { status: answer }) : new Response(answer)
  })
  vi.stubGlobal('fetch', fetched)
  return fetched
}
const { signal } = new AbortController()

describe('the wait until a picture is live', () => {
  it('ends when the page’s HTML shows it, past every cache of this browser', async () => {
    const fetched = answering('<img src="/old.svg">', 503, '<img src="/new.svg" alt="">')
    expect(await whenLive('/what-we-treat/a', '/new.svg', signal, quick)).toBe(true)
    expect(fetched).toHaveBeenCalledTimes(3)
    expect(fetched.mock.calls[0]).toEqual(['/what-we-treat/a', { cache: 'no-store', signal }])
  })

  it('finds an address as HTML writes it', async () => {
    answering('<img src="https://a.example/b?c=1&amp;d=2">')
    expect(await whenLive('/a', 'https://a.example/b?c=1&d=2', signal, quick)).toBe(true)
  })

  it('is called slow after a while, and says nothing once nobody waits', async () => {
    answering('<p>nothing</p>')
    expect(await whenLive('/a', '/new.svg', signal, { longest: 0, pause: 0 })).toBe(false)
    expect(await whenLive('/a', '/new.svg', AbortSignal.abort(), quick)).toBeUndefined()
  })
})
