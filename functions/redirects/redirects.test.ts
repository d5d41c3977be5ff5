import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ListedRedirect } from '#shared/entities/redirect.ts'
import { validationMessages } from '#shared/entities/validationMessages.ts'
import { keys, partitions } from '#shared/keys.ts'
import { addedRedirect, readRedirects, redirectWrites } from '../store/desk/redirects.ts'
import { allItems } from '../store/read.ts'
import { put, remove as removeItem } from '../store/write.ts'
import { transactAll } from '../store/writeChecked.ts'
import { startDesk } from '../testing/desk.ts'

const desk = startDesk()
const add = (from: string, to: string) => desk.send('POST /api/admin/redirects', { json: { from, to } })
const remove = (from: string) =>
  desk.send('DELETE /api/admin/redirects', { query: `from=${encodeURIComponent(from)}` })
const list = async () => z.array(ListedRedirect).parse((await desk.send('GET /api/admin/redirects')).json)
const audited = async () =>
  (await allItems(desk.store, partitions.audit(new Date().toISOString().slice(0, 7))))
    .filter(({ subject }) => String(subject).startsWith('redirect/'))
    .map(({ by, action, subject }) => `${by} ${action} ${subject}`)

describe('a redirect that staff enter', () => {
  it('is listed with who entered it, audited, and requests a rendering [14.43]', async () => {
    const { statusCode, json } = await add('/old-page', '/faq')
    expect(statusCode).toBe(201)
    expect(json).toMatchObject({ from: '/old-page', to: '/faq', by: 'ana', isManual: true })
    expect(await list()).toMatchObject([{ from: '/old-page', isManual: true, isServed: true }])
    expect(await audited()).toEqual(['ana create redirect/old-page'])
    expect(desk.renderings()).toBe(1)
  })

  it('leads to a page of the table, a treatment page or a post', async () => {
    for (const [index, to] of [
      '/',
      '/faq#topic-cost',
      '/offices/cumming',
      '/how-we-help/group-therapy',
      '/blog/slug-of-3',
    ].entries())
      expect((await add(`/old-${index}`, to)).statusCode).toBe(201)
  })

  it.each([
    '/our_team',
    '/team.html',
    '/team.php',
    '/our%20team',
    '/team.aspx?id=7',
    '/team?id=7',
    '/?p=7',
    '/caf%c3%a9',
  ])('leads from the address %s of another system [14.42]', async (from) => {
    expect((await add(from, '/faq')).statusCode).toBe(201)
    expect((await list()).find((one) => one.from === from)).toMatchObject({ isServed: true })
    expect((await remove(from)).statusCode).toBe(204)
  })

  it('has its place in the page also after its target has moved [14.42]', async () => {
    await add('/to-a-place', '/how-we-help/group-therapy#cost')
    const at = '2026-11-20T12:00:00.000Z'
    const moves = [{ from: '/how-we-help/group-therapy', to: '/how-we-help/groups' }]
    const { writes } = await redirectWrites(desk.store, moves, { by: 'ruth', at })
    await transactAll(desk.store, writes)
    expect((await list()).find(({ from }) => from === '/to-a-place')?.to).toBe('/how-we-help/groups#cost')
  })

  it('takes along what led to its old address: always one hop [14.41]', async () => {
    const at = '2026-11-20T12:00:00.000Z'
    const moved = [{ from: '/blog/first', to: '/blog/second' }]
    await transactAll(desk.store, (await redirectWrites(desk.store, moved, { by: 'ruth', at })).writes)
    await add('/blog/second', '/blog')
    const led = (await list()).filter(({ from }) => from.startsWith('/blog/'))
    expect(led.map(({ from, to, isManual = false }) => [from, to, isManual])).toEqual([
      ['/blog/first', '/blog', false],
      ['/blog/second', '/blog', true],
    ])
  })

  it.each([
    ['whose address is redirected meanwhile', put({ to: '/blog', ...keys.redirect('/late') })],
    ['from an address that a page gets meanwhile', put({ id: 'late', ...keys.address('/late') })],
    [
      'to another one that ends meanwhile, since its old address is a page',
      removeItem(keys.redirect('/led')),
    ],
  ])('is not written %s', async (_, meanwhile) => {
    const facts = { by: 'ana', at: '2026-11-20T12:00:00.000Z' }
    const led = { from: '/led', to: '/late', ...facts }
    await transactAll(desk.store, [put({ ...led, ...keys.redirect('/led') })])
    const writes = addedRedirect(await readRedirects(desk.store), { from: '/late', to: '/faq', ...facts })
    await transactAll(desk.store, [meanwhile])
    expect(await transactAll(desk.store, writes)).toBe(false)
    const written = [keys.redirect('/late'), keys.redirect('/led'), keys.address('/late')]
    await transactAll(
      desk.store,
      written.map((key) => removeItem(key)),
    )
  })

  it('is not served once its target is no longer a page', async () => {
    await add('/soon-gone', '/blog/slug-of-4')
    const params = { kind: 'post', id: 'post-00004' }
    const version = (await desk.find('post', 'post-00004')).published?.version
    await desk.tryTo('remove', params, { version })
    expect((await list()).find(({ from }) => from === '/soon-gone')).toMatchObject({ isServed: false })
  })

  it('is deleted, audited, and requests a rendering', async () => {
    await add('/deleted-later', '/faq')
    const before = desk.renderings()
    expect((await remove('/deleted-later')).statusCode).toBe(204)
    expect((await list()).some(({ from }) => from === '/deleted-later')).toBe(false)
    expect(await audited()).toContain('ana delete redirect/deleted-later')
    expect(desk.renderings()).toBe(before + 1)
    expect((await remove('/deleted-later')).statusCode).toBe(404)
  })
})

describe('a redirect is refused', () => {
  const address = validationMessages.oldAddress
  const page = validationMessages.redirectTarget
  it.each([
    ['of a page', '/faq', '/blog', 'from: is the address of a page'],
    ['of a treatment page', '/how-we-help/group-therapy', '/blog', 'from: is the address of a page'],
    ['to itself', '/nowhere', '/nowhere', 'to: must be a published page'],
    ['to no page', '/somewhere', '/nowhere', 'to: must be a published page'],
    ['of the API', '/api/reviews', '/faq', 'from: is an address of the site itself'],
    ['of the staff area', '/admin', '/faq', 'from: is an address of the site itself'],
    ['of a file', '/assets/app', '/faq', 'from: is an address of the site itself'],
    ['of a page of the blog', '/blog/page/2', '/faq', 'from: is an address of the site itself'],
    ['of another website', 'https://example.org/a', '/faq', `from: ${address}`],
    ['to another website', '/away', '//example.org', `to: ${page}`],
    ['to a query', '/away', '/faq?x=1', `to: ${page}`],
    ['in capitals', '/Old', '/faq', `from: ${address}`],
    ['of a query of a page', '/faq?id=7', '/', 'from: is the address of a page'],
    ['of home', '/', '/faq', `from: ${address}`],
    ['with a dot at its end', '/old.', '/faq', `from: ${address}`],
    ['of another system’s staff area', '/admin/x.php', '/faq', 'from: is an address of the site itself'],
    ['of a file of the site', '/robots.txt', '/faq', 'from: is an address of the site itself'],
  ])('%s', async (_, from, to, message) => {
    expect(await add(from, to)).toMatchObject({ statusCode: 400, json: { message } })
  })

  it('of an address that is redirected already [14.41]', async () => {
    await add('/twice', '/faq')
    expect(await add('/twice', '/blog')).toMatchObject({
      statusCode: 400,
      json: { message: 'from: is redirected already: delete that redirect first' },
    })
  })

  it('to an address that has moved, naming the new one', async () => {
    await add('/moved', '/faq')
    expect(await add('/to-moved', '/moved')).toMatchObject({
      statusCode: 400,
      json: { message: 'to: has moved: use /faq' },
    })
  })
})
