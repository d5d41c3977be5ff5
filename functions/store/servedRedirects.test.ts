import { expect, it } from 'vitest'
import { fitTogether, redirectObjects, servedRedirects } from './servedRedirects.ts'

const redirect = (from: string, to: string) => ({ from, to, by: 'ana', at: '2026-11-20T12:00:00.000Z' })

it('a redirect leads to a page that there is, and never takes the place of a page', () => {
  const served = servedRedirects(
    [redirect('/blog/old', '/blog/new'), redirect('/blog/a', '/blog/gone'), redirect('/blog/new', '/faq')],
    new Set(['/blog/new', '/faq']),
  )
  expect(served.map(({ from }) => from)).toEqual(['/blog/old'])
})

it('a place in a page is part of its page, and a query of an old address does not make it another path', () => {
  const redirects = [redirect('/old', '/faq#cost'), redirect('/faq?id=7', '/'), redirect('/?p=7', '/faq')]
  expect(servedRedirects(redirects, new Set(['/', '/faq'])).map(({ from }) => from)).toEqual([
    '/old',
    '/?p=7',
  ])
})

it('the redirects of a path are one object, what asks for more of a query first [14.42]', () => {
  const all = [
    redirect('/page.php', '/about'),
    redirect('/page.php?id=7', '/faq#cost'),
    redirect('/page.php?id=7&lang=es', '/es'),
    redirect('/old%20page?x', '/'),
    redirect('/?p=8', '/blog'),
  ]
  expect(redirectObjects(all)).toEqual([
    {
      path: '/page.php',
      key: 'page.php/index.html',
      location: 'id=7&lang=es>/es id=7>/faq#cost /about',
      hasTarget: true,
    },
    { path: '/old%20page', key: 'old~20page/index.html', location: 'x>/', hasTarget: false },
    { path: '/', key: '~home/index.html', location: 'p=8>/blog p>/ page_id>/ id>/', hasTarget: false },
  ])
})

it('what does not fit into the metadata of an object is left out, and refused before', () => {
  const many = Array.from({ length: 99 }, (_, id) => redirect(`/page?id=${id}`, `/what-we-treat/${id}`))
  const [{ location } = { location: '' }] = redirectObjects(many)
  expect(location.length).toBeGreaterThan(1_800)
  expect(location.length).toBeLessThanOrEqual(1_900)
  expect(fitTogether(many)).toBe(false)
  expect(fitTogether(many.slice(0, 50))).toBe(true)
})
