import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { apiLimits } from '#shared/apiLimits.ts'
import type { Redirect } from '#shared/entities/redirect.ts'
import type { TreatmentPage } from '#shared/entities/treatmentPage.ts'
import { validationMessages } from '#shared/entities/validationMessages.ts'
import { keys } from '#shared/keys.ts'
import { forEachConcurrently } from '../forEachConcurrently.ts'
import { addDocuments } from '../store/addDocuments.ts'
import { freedAddress } from '../store/desk/addresses.ts'
import { redirects } from '../store/desk/redirects.ts'
import { putItem, updateItem } from '../store/write.ts'
import { transactAll } from '../store/writeChecked.ts'
import { requireConsistentTable } from '../testing/consistentTable.ts'
import { startDesk } from '../testing/desk.ts'
import { request } from '../testing/request.ts'

const desk = startDesk()
const at = '2026-11-20T12:00:00.000Z'

function treatment(slug: string, parentId: string | null): TreatmentPage {
  return {
    ...{ id: slug.replaceAll('/', '.').slice(0, 100), slug, title: slug, description: 'About it.', parentId },
    ...{ category: 'how-we-help', image1: '/art/dock-dawn.svg', version: 1, updatedAt: at },
  }
}

/** A page with pages below it, as an import writes them. */
async function addFamily(name: string, children: readonly string[]): Promise<string> {
  const parent = treatment(`how-we-help/${name}`, null)
  const below = children.map((child) => treatment(`${parent.slug}/${child}`, parent.id))
  await addDocuments(
    desk.store,
    'treatment',
    [parent, ...below].map((page) => [page.id, { ...page }]),
  )
  return parent.id
}

async function rename(id: string, slug: string) {
  const params = { kind: 'treatment', id }
  const { draft } = await desk.edit(params, { slug })
  return desk.tryTo('publish', params, { version: draft?.version })
}

const add = (redirect: Redirect) => putItem(desk.store, { ...redirect, ...keys.redirect(redirect.from) })

const statusOf = async (path: string) =>
  (
    await request('GET /api/treatment-pages/{category}/{path+}', {
      params: { category: 'how-we-help', path },
    })
  ).statusCode

const leading = async (part: string) =>
  (await redirects(desk.store)).filter(({ from }) => from.includes(part)).map(({ from, to }) => [from, to])

it('a page is not renamed if an address below it became too long, and nothing has changed [13.41]', async () => {
  const child = 'c'.repeat(190)
  const id = await addFamily('long', ['short', child])
  expect(await rename(id, 'p'.repeat(190))).toMatchObject({
    statusCode: 400,
    json: {
      issues: [
        {
          path: ['slug'],
          message: `gives the page "how-we-help/long/${child}" below it an address that must have at most 300 characters`,
        },
      ],
    },
  })
  for (const path of ['long', 'long/short', `long/${child}`]) expect(await statusOf(path)).toBe(200)
  expect(await leading('/long')).toEqual([])
  expect((await rename(id, 'longer')).statusCode).toBe(200)
  expect(await statusOf(`longer/${child}`)).toBe(200)
})

it('a page with 15 pages below it takes all of them along [13.41]', async () => {
  const children = Array.from({ length: 15 }, (_, index) => `child-${index}`)
  const id = await addFamily('large', children)
  expect((await rename(id, 'larger')).statusCode).toBe(200)
  for (const child of children) expect(await statusOf(`larger/${child}`)).toBe(200)
  expect(await leading('/large/')).toHaveLength(15)
  await requireConsistentTable(desk.store)
})

it('a page is not renamed with more pages below it than one transaction takes, and reads the number [13.41]', async () => {
  const id = await addFamily(
    'family',
    Array.from({ length: 40 }, (_, index) => `child-${index}`),
  )
  expect(await rename(id, 'dynasty')).toMatchObject({
    statusCode: 400,
    json: { message: `slug: ${validationMessages.tooManyChanges(205, 85)}` },
  })
  expect(await Promise.all(['family', 'family/child-7', 'dynasty'].map(statusOf))).toEqual([200, 200, 404])
  expect(await leading('/family')).toEqual([])
  await requireConsistentTable(desk.store)
})

it('a damaged page below it moves with the others', async () => {
  const id = await addFamily('mixed', ['damaged', 'sound'])
  const key = keys.document('treatment', `${id}.damaged`)
  await updateItem(desk.store, key, { set: { text1: 7 } })
  expect((await rename(id, 'moved')).statusCode).toBe(200)
  await updateItem(desk.store, key, { set: { text1: null } })
  expect(await Promise.all(['moved/damaged', 'moved/sound'].map(statusOf))).toEqual([200, 200])
})

it('a page moves back, and its pages too: nothing leads away from them', async () => {
  const id = await addFamily('home', ['room'])
  for (const name of ['away', 'home']) expect((await rename(id, name)).statusCode).toBe(200)
  expect(await Promise.all(['home', 'home/room'].map(statusOf))).toEqual([200, 200])
  expect(await leading('/home')).toEqual([])
  expect(await leading('/away')).toEqual([
    ['/how-we-help/away', '/how-we-help/home'],
    ['/how-we-help/away/room', '/how-we-help/home/room'],
  ])
  await requireConsistentTable(desk.store)
})

it('an old address that no redirect can begin with gets none, and the page moves [13.46]', async () => {
  const id = await addFamily('Imported_Page', [])
  expect((await rename(id, 'imported')).statusCode).toBe(200)
  expect(await statusOf('imported')).toBe(200)
  expect(await leading('Imported_Page')).toEqual([])
})

it('a document that leaves an address frees only its own', async () => {
  const address = '/how-we-help/owned'
  await putItem(desk.store, { kind: 'treatment', id: 'owner', ...keys.address(address) })
  expect(await transactAll(desk.store, [freedAddress({ id: 'another', address })])).toBe(false)
  expect(await transactAll(desk.store, [freedAddress({ id: 'owner', address })])).toBe(true)
})

it('the newest redirects of a page stay, and all that staff entered [13.46]', async () => {
  await add({ from: '/entered', to: '/blog/slug-of-2', by: 'ana', at, isManual: true })
  const { published } = await desk.find('post', 'post-00002')
  for (let index = 0; index < apiLimits.automaticRedirects + 3; index += 1) {
    const params = { kind: 'post', id: 'post-00002' }
    const content = { ...published?.content, slug: `address-${index}` }
    const saved = await desk.act('save', params, { content, version: 0 })
    const json = { version: saved.draft?.version }
    await desk.act('publish', params, json)
  }
  const led = (await redirects(desk.store)).filter(({ to }) => to.startsWith('/blog/address-'))
  const last = `/blog/address-${apiLimits.automaticRedirects + 2}`
  expect(new Set(led.map(({ to }) => to))).toEqual(new Set([last]))
  const from = led.map((redirect) => redirect.from)
  expect(from).toHaveLength(apiLimits.automaticRedirects + 1)
  expect(from).toContain('/entered')
  expect(from).toContain(`/blog/address-${apiLimits.automaticRedirects + 1}`)
  expect(from).not.toContain('/blog/slug-of-2')
})

it('1,500 redirects are all read', async () => {
  // More than a megabyte, which is a page of a query.
  const by = 'x'.repeat(800)
  const added = Array.from({ length: 1_500 }, (_, index) => ({ from: `/many/${index}`, to: '/faq', by, at }))
  await forEachConcurrently(added, add)
  const { json } = await desk.send('GET /api/admin/redirects')
  const listed = z.array(z.object({ from: z.string(), isServed: z.boolean() })).parse(json)
  expect(listed.filter(({ from, isServed }) => from.startsWith('/many/') && isServed)).toHaveLength(1_500)
})

it.each(['/not-an-address', '/contact-form-frame', '/admin/old', '/blog/page/2'])(
  'no redirect begins at %s, where the edge serves something else',
  async (from) => {
    const { statusCode, json } = await desk.send('POST /api/admin/redirects', { json: { from, to: '/faq' } })
    expect([statusCode, json]).toMatchObject([400, { issues: [{ path: ['from'] }] }])
  },
)
