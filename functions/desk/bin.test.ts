import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { apiLimits } from '#shared/apiLimits.ts'
import { Bin, type DocumentKind, ReadyDocuments } from '#shared/entities/documents.ts'
import { ListedRedirect } from '#shared/entities/redirect.ts'
import { partitions } from '#shared/keys.ts'
import { deletedDocuments } from '../store/desk/deletedDocuments.ts'
import { allItems } from '../store/read.ts'
import { content } from '../testing/content.ts'
import { startDesk } from '../testing/desk.ts'
import { request } from '../testing/request.ts'
import { runDue } from './runDue.ts'

const desk = startDesk()

const bin = async () => Bin.parse((await desk.send('GET /api/admin/bin')).json).documents

const publish = (id: string, fields: object) =>
  desk.publishChange({ kind: 'post', id }, fields, ['takenDown ana'])

async function remove(kind: DocumentKind, id: string): Promise<void> {
  const { published, draft } = await desk.find(kind, id)
  const version = published?.version ?? draft?.version
  await desk.tryTo('remove', { kind, id }, { version })
}

async function historyOf(kind: DocumentKind, id: string) {
  return (await desk.versions({ kind, id })).map(({ number, action }) => `${number} ${action}`)
}

const statusOf = async (slugOrId: string) =>
  (await request('GET /api/blog/posts/{slugOrId}', { params: { slugOrId } })).statusCode

async function isRedirectServed(from: string): Promise<boolean | undefined> {
  const { json } = await desk.send('GET /api/admin/redirects')
  const redirects = z.array(ListedRedirect).parse(json)
  return redirects.find((redirect) => redirect.from === from)?.isServed
}

it('a deleted post is in the bin with its title, who deleted it and when [14.51]', async () => {
  await remove('post', 'post-00003')
  expect(await bin()).toEqual([
    {
      ...{ kind: 'post', id: 'post-00003', title: 'Post 3', address: '/blog/slug-of-3', by: 'ana' },
      ...{ at: expect.any(String), until: expect.any(String) },
    },
  ])
  const [{ at = '', until = '' } = {}] = await bin()
  expect(Date.parse(until) - Date.parse(at)).toBe(90 * 24 * 60 * 60_000)
})

it('what is restored has its versions, and its address and redirects once it is published again [14.51]', async () => {
  await publish('post-00004', { slug: 'moved-4' })
  await remove('post', 'post-00004')
  expect([await statusOf('moved-4'), await isRedirectServed('/blog/slug-of-4')]).toEqual([404, false])
  const restored = await desk.act('restore', { kind: 'post', id: 'post-00004' })
  expect(restored).toMatchObject({ status: 'draft', draft: { content: { slug: 'moved-4' }, version: 2 } })
  expect((await bin()).map(({ id }) => id)).not.toContain('post-00004')
  await publish('post-00004', {})
  expect([await statusOf('moved-4'), await isRedirectServed('/blog/slug-of-4')]).toEqual([200, true])
  const history = await historyOf('post', 'post-00004')
  expect(history.filter((version) => !version.endsWith('draft'))).toEqual([
    '3 published',
    '2 published',
    '1 imported',
  ])
})

it.each([
  ['faq', 'a-second'],
  ['review', 'r-a'],
  ['service', 's-z'],
  ['treatment', 'how-we-help.group-therapy'],
] as const)('a %s that was changed since its publication comes back with the change', async (kind, id) => {
  const { published } = await desk.find(kind, id)
  const changed = { ...published?.content, [kind === 'faq' ? 'question' : 'title']: 'Changed' }
  await desk.act('save', { kind, id }, { content: changed, version: 0 })
  await remove(kind, id)
  expect(await bin()).toContainEqual(expect.objectContaining({ kind, id, title: 'Changed' }))
  const restored = await desk.act('restore', { kind, id })
  expect(restored).toMatchObject({ published: null, draft: { content: changed } })
})

it('a draft that was never published comes back, an alert too', async () => {
  const { id } = await desk.create('alert', { message: 'Closed today' })
  await remove('alert', id)
  const restored = await desk.act('restore', { kind: 'alert', id })
  expect(restored.draft?.content).toEqual({ message: 'Closed today' })
})

it('an alert that was over is over when it is restored, and not ready to publish', async () => {
  const [startsAt = '', endsAt = ''] = [-1, 1].map((days) =>
    new Date(Date.now() + days * 24 * 60 * 60_000).toISOString(),
  )
  const alert = { message: 'We are closed.', level: 'information', startsAt, endsAt }
  const { id } = await desk.create('alert', alert)
  const params = { kind: 'alert', id } as const
  await desk.act('publish', params, { version: 1 })
  await desk.act('takeDown', params, { version: 1 })
  await remove('alert', id)
  expect((await desk.act('restore', params)).status).toBe('past')
  const { documents } = ReadyDocuments.parse((await desk.send('GET /api/admin/publications')).json)
  expect(documents.map((document) => document.id)).not.toContain(id)
})

it('a review whose consent was withdrawn stays unpublishable when it is restored', async () => {
  const params = { kind: 'review', id: 'r-z' }
  const { published } = await desk.find('review', 'r-z')
  await desk.act('withdraw', params, { version: published?.version })
  await remove('review', 'r-z')
  const restored = await desk.act('restore', params)
  expect(restored.draft?.consentWithdrawnAt).toEqual(expect.any(String))
})

it('what is not in the bin cannot be restored', async () => {
  const restore = (id: string) => desk.tryTo('restore', { kind: 'post', id })
  expect((await restore('post-00005')).statusCode).toBe(404)
  const { published } = await desk.find('post', 'post-00005')
  await desk.act('takeDown', { kind: 'post', id: 'post-00005' }, { version: published?.version })
  expect((await restore('post-00005')).statusCode).toBe(404)
})

it('after 90 days the content and the versions are deleted, and the title stays for the audit [14.51]', async () => {
  await publish('post-00007', { title: 'Deleted long ago' })
  await remove('post', 'post-00007')
  const versions = () => allItems(desk.store, partitions.versions('post', 'post-00007'))
  const after = (milliseconds: number) =>
    runDue(desk.store, new Date(Date.now() + milliseconds).toISOString(), async () => undefined)
  await after(apiLimits.binRetention - 60_000)
  expect(await versions()).not.toEqual([])
  await after(apiLimits.binRetention + 60_000)
  expect(await versions()).toEqual([])
  expect(await deletedDocuments(desk.store)).toContainEqual(
    expect.objectContaining({ id: 'post-00007', title: 'Deleted long ago' }),
  )
  const params = { kind: 'post', id: 'post-00007' }
  expect((await desk.tryTo('restore', params)).statusCode).toBe(404)
})

it('what was restored stays when the time of its deletion has come', async () => {
  const { id } = content.posts[8] ?? { id: '' }
  await remove('post', id)
  await desk.act('restore', { kind: 'post', id })
  await runDue(
    desk.store,
    new Date(Date.now() + apiLimits.binRetention + 60_000).toISOString(),
    async () => undefined,
  )
  expect(await desk.find('post', id)).toMatchObject({ status: 'draft' })
  expect(await historyOf('post', id)).toEqual(['1 imported'])
})
