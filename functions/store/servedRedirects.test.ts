import { expect, it } from 'vitest'
import { servedRedirects } from './servedRedirects.ts'

const redirect = (from: string, to: string) => ({ from, to, by: 'ana', at: '2026-11-20T12:00:00.000Z' })

it('a redirect leads to a page that there is, and never takes the place of a page', () => {
  const served = servedRedirects(
    [redirect('/blog/old', '/blog/new'), redirect('/blog/a', '/blog/gone'), redirect('/blog/new', '/faq')],
    new Set(['/blog/new', '/faq']),
  )
  expect(served.map(({ from }) => from)).toEqual(['/blog/old'])
})
