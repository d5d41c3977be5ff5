import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { apiLimits } from '#shared/apiLimits.ts'
import type { TreatmentPage } from '#shared/entities/treatmentPage.ts'
import { keys } from '#shared/keys.ts'
import { forEachConcurrently } from '../forEachConcurrently.ts'
import { rebuildDirectory } from '../store/desk/rebuildDirectory.ts'
import { putRedirect, redirects } from '../store/desk/redirects.ts'
import { itemOf } from '../store/items.ts'
import type { Item } from '../store/store.ts'
import { updateItem } from '../store/write.ts'
import { auditRecords } from '../testing/auditRecords.ts'
import { crashAfter } from '../testing/crashAfter.ts'
import { startDesk } from '../testing/desk.ts'
import { request } from '../testing/request.ts'
import { runDue } from './runDue.ts'

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
  for (const page of [parent, ...below])
    await desk.store.documents.send(
      new PutCommand({
        TableName: desk.store.tableName,
        Item: itemOf({ kind: 'treatment', id: page.id }, page),
      }),
    )
  await rebuildDirectory(desk.store, ['treatment'])
  return parent.id
}

async function rename(id: string, slug: string) {
  const params = { kind: 'treatment', id }
  const { draft, published } = await desk.find('treatment', id)
  const saved = await desk.change('PUT /api/admin/documents/{kind}/{id}/draft', {
    params,
    json: { content: { ...published?.content, ...draft?.content, slug }, version: draft?.version ?? 0 },
  })
  const json = { version: saved.draft?.version }
  return desk.send('POST /api/admin/documents/{kind}/{id}/publish', { params, json })
}

/** Of the table, for what `isRefused` chooses by the item or its key. Returns what ends it. */
function refuseWrites(isRefused: (input: { Item?: Item; Key?: Item }) => boolean): () => void {
  const { documents } = desk.store
  const send = documents.send.bind(documents)
  const spy = vi
    .spyOn(documents, 'send')
    .mockImplementation((...[command, ...rest]: Parameters<typeof send>) => {
      const isWrite = command instanceof PutCommand || command instanceof UpdateCommand
      if (isWrite && isRefused(command.input)) throw new Error('ValidationException')
      return send(command, ...rest)
    })
  return () => spy.mockRestore()
}

const statusOf = async (path: string) =>
  (
    await request('GET /api/treatment-pages/{category}/{path+}', {
      params: { category: 'how-we-help', path },
    })
  ).statusCode

const leading = async (part: string) =>
  (await redirects(desk.store)).filter(({ from }) => from.includes(part)).map(({ from, to }) => [from, to])

it('a page is not renamed if an address below it became too long, and nothing has changed', async () => {
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

it('a redirect that the table refuses keeps neither the others nor the rename from being finished', async () => {
  const id = await addFamily('partly', ['refused', 'written'])
  const restore = refuseWrites(({ Item }) => Item?.sk === '/how-we-help/partly/refused')
  expect((await rename(id, 'whole')).statusCode).toBe(200)
  restore()
  expect(await Promise.all(['whole', 'whole/refused', 'whole/written'].map(statusOf))).toEqual([
    200, 200, 200,
  ])
  expect(await leading('/partly')).toEqual([
    ['/how-we-help/partly', '/how-we-help/whole'],
    ['/how-we-help/partly/written', '/how-we-help/whole/written'],
  ])
  expect((await desk.find('treatment', id)).draft).toBeNull()
  expect(await auditRecords(desk.store)).toContainEqual(
    expect.objectContaining({ action: 'notRedirected', subject: 'redirect/how-we-help/partly/refused' }),
  )
})

it('a page with 40 pages below it takes all of them along, in two writes of the list', async () => {
  const children = Array.from({ length: 40 }, (_, index) => `child-${index}`)
  const id = await addFamily('large', children)
  const send = vi.spyOn(desk.store.documents, 'send')
  expect((await rename(id, 'larger')).statusCode).toBe(200)
  const shards = send.mock.calls.filter(
    ([command]) =>
      command instanceof PutCommand && String(command.input.Item?.pk).startsWith('DIRECTORY#treatment'),
  )
  send.mockRestore()
  expect(shards).toHaveLength(2)
  for (const child of children) expect(await statusOf(`larger/${child}`)).toBe(200)
  expect(await leading('/large/')).toHaveLength(40)
})

it('a damaged page below it stays where it is, and does not keep the others from moving', async () => {
  const id = await addFamily('mixed', ['damaged', 'sound'])
  const key = keys.document('treatment', `${id}.damaged`)
  await updateItem(desk.store, key, { set: { text1: 7 } })
  expect((await rename(id, 'moved')).statusCode).toBe(200)
  expect(await statusOf('moved/sound')).toBe(200)
  expect(await leading('/mixed')).toEqual([
    ['/how-we-help/mixed', '/how-we-help/moved'],
    ['/how-we-help/mixed/sound', '/how-we-help/moved/sound'],
  ])
  await updateItem(desk.store, key, { set: { text1: null } })
})

it('a page below it that cannot be written stays where it is, and its address leads nowhere else', async () => {
  const id = await addFamily('stuck', ['refused', 'written'])
  const restore = refuseWrites(({ Key }) => Key?.sk === `${id}.refused`)
  expect((await rename(id, 'free')).statusCode).toBe(200)
  restore()
  expect(await Promise.all(['free', 'stuck/refused', 'free/written'].map(statusOf))).toEqual([200, 200, 200])
  expect((await leading('/')).filter(([from]) => /stuck|free/.test(String(from)))).toEqual([
    ['/how-we-help/free/refused', '/how-we-help/stuck/refused'],
    ['/how-we-help/stuck', '/how-we-help/free'],
    ['/how-we-help/stuck/written', '/how-we-help/free/written'],
  ])
  expect((await rename(id, 'freer')).statusCode).toBe(200)
  expect(await statusOf('freer/refused')).toBe(200)
})

it('an old address that no redirect can begin with gets none, and the page moves', async () => {
  const id = await addFamily('Imported_Page', [])
  expect((await rename(id, 'imported')).statusCode).toBe(200)
  expect(await statusOf('imported')).toBe(200)
  expect(await leading('Imported_Page')).toEqual([])
})

it('a publication that fails before anything is written leaves a draft that can be published', async () => {
  const id = await addFamily('refused', [])
  const restore = refuseWrites(({ Item }) => String(Item?.pk).startsWith('VERSION#'))
  expect((await rename(id, 'accepted')).statusCode).toBe(500)
  restore()
  expect(await statusOf('refused')).toBe(200)
  expect((await rename(id, 'accepted')).statusCode).toBe(200)
})

it('a rename that stops after any of its steps is finished later, and meanwhile each page is at its old or new address', async () => {
  const children = ['one', 'two']
  const id = await addFamily('crash', children)
  const addressesBelow = (name: string) => [name, ...children.map((child) => `${name}/${child}`)]
  let name = 'crash'
  let crashes = 0
  for (let step = 0; ; step += 1) {
    const next = `crash-${step % 2}`
    const { draft, published } = await desk.find('treatment', id)
    const params = { kind: 'treatment', id }
    const saved = await desk.change('PUT /api/admin/documents/{kind}/{id}/draft', {
      params,
      json: { content: { ...published?.content, slug: next }, version: draft?.version ?? 0 },
    })
    const crash = crashAfter(desk.store, step)
    const json = { version: saved.draft?.version }
    await desk.send('POST /api/admin/documents/{kind}/{id}/publish', { params, json })
    const isCrashed = crash.restart()
    const atCrash = await Promise.all([name, next].map((to) => Promise.all(addressesBelow(to).map(statusOf))))
    for (const [index, before] of (atCrash[0] ?? []).entries())
      expect([before, atCrash[1]?.[index]].toSorted()).toEqual([200, 404])
    await runDue(desk.store, '2100-01-01T00:00:00.000Z', async () => undefined)
    const after = await desk.find('treatment', id)
    // One that had not begun is a draft still.
    if (!after.draft) name = next
    for (const address of addressesBelow(name)) expect(await statusOf(address)).toBe(200)
    const targets = addressesBelow(name).map((address) => `/how-we-help/${address}`)
    for (const [from, to] of await leading('/crash'))
      expect([from, targets]).toEqual([
        expect.not.stringMatching(new RegExp(`/${name}(/|$)`)),
        expect.arrayContaining([to]),
      ])
    if (!isCrashed) break
    crashes += 1
  }
  expect(crashes).toBeGreaterThan(20)
}, 120_000)

it('the newest redirects of a page stay, and all that staff entered', async () => {
  await putRedirect(desk.store, { from: '/entered', to: '/blog/slug-of-2', by: 'ana', at, isManual: true })
  const { published } = await desk.find('post', 'post-00002')
  for (let index = 0; index < apiLimits.automaticRedirects + 3; index += 1) {
    const params = { kind: 'post', id: 'post-00002' }
    const content = { ...published?.content, slug: `address-${index}` }
    const saved = await desk.change('PUT /api/admin/documents/{kind}/{id}/draft', {
      params,
      json: { content, version: 0 },
    })
    const json = { version: saved.draft?.version }
    await desk.change('POST /api/admin/documents/{kind}/{id}/publish', { params, json })
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
  await forEachConcurrently(added, (redirect) => putRedirect(desk.store, redirect))
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
