import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { expect, it } from 'vitest'
import { keys, partitions } from '#shared/keys.ts'
import { nextYear } from '#shared/testing/nextYear.ts'
import { startRenderer } from '../startRenderer.ts'
import { allItems } from '../store/read.ts'
import { startDesk } from '../testing/desk.ts'
import { request } from '../testing/request.ts'
import { runDue } from './runDue.ts'

const desk = startDesk()
const post = {
  slug: 'scheduled',
  title: 'Scheduled',
  category: 'Families',
  author: 'The team',
  content: '<p>Words.</p>',
}
const tomorrow = `${nextYear}-01-01T12:00:00.000Z`
const later = `${nextYear}-01-02T12:00:00.000Z`
const at = (id: string) => ({ kind: 'post', id })
const run = (now: string) => runDue(desk.store, now, () => startRenderer('minute'))
const status = async (slug: string) =>
  (await request('GET /api/blog/posts/{slugOrId}', { params: { slugOrId: slug } })).statusCode

it('a scheduled draft is published when it is due, and not before', async () => {
  const { id } = await desk.create('post', post)
  const scheduled = await desk.act('schedule', at(id), { version: 1, publishAt: tomorrow })
  expect(scheduled).toMatchObject({ status: 'scheduled', draft: { publishAt: tomorrow } })

  expect((await desk.list('status=scheduled')).documents).toMatchObject([{ id, publishAt: tomorrow }])
  await run(`${nextYear}-01-01T11:59:59.999Z`)
  expect(await status('scheduled')).toBe(404)
  await run(tomorrow)
  expect(await status('scheduled')).toBe(200)
  expect(await desk.find('post', id)).toMatchObject({ status: 'published', draft: null })
  expect(desk.renderings()).toBe(1)
})

it('what was due while nothing ran is done by the next run [13.33]', async () => {
  const { id } = await desk.create('post', { ...post, slug: 'missed' })
  await desk.act('schedule', at(id), { version: 1, publishAt: tomorrow })
  await run(later)
  expect(await status('missed')).toBe(200)
})

it('a schedule that is canceled, or changed, has no effect at its former time', async () => {
  const { id } = await desk.create('post', { ...post, slug: 'canceled' })
  await desk.act('schedule', at(id), { version: 1, publishAt: tomorrow })
  const canceled = await desk.act('schedule', at(id), { version: 1, publishAt: null })
  expect(canceled.status).toBe('draft')
  await run(tomorrow)
  expect(await status('canceled')).toBe(404)
})

it('a document is unpublished when it is due', async () => {
  const params = at('post-00020')
  const scheduled = await desk.act('schedule', params, { version: 1, unpublishAt: later })
  expect(scheduled).toMatchObject({ status: 'scheduled', published: { unpublishAt: later } })
  await run(tomorrow)
  expect(await status('slug-of-20')).toBe(200)
  await run(later)
  expect(await status('slug-of-20')).toBe(404)
  expect(await desk.find('post', 'post-00020')).toMatchObject({ status: 'draft' })
})

it('a draft that has become incomplete stays a draft, and says why it was not published', async () => {
  const { id } = await desk.create('post', { ...post, slug: 'incomplete' })
  await desk.act('schedule', at(id), { version: 1, publishAt: tomorrow })
  const other = await desk.create('post', { ...post, slug: 'incomplete' })
  await desk.act('publish', at(other.id), { version: 1 })
  await run(tomorrow)
  expect(await desk.find('post', id)).toMatchObject({
    status: 'draft',
    draft: { scheduleIssues: [{ path: ['slug'], message: 'is already the address of "Scheduled"' }] },
  })
})

it('what was scheduled is published, and what was changed since stays a draft unless somebody includes it [13.47]', async () => {
  const save = (id: string, title: string, version: number) =>
    desk.act('save', at(id), { content: { ...post, slug: title.toLowerCase(), title }, version })
  const left = await desk.create('post', { ...post, slug: 'left' })
  const included = await desk.create('post', { ...post, slug: 'included' })
  for (const { id } of [left, included])
    await desk.act('schedule', at(id), { version: 1, publishAt: tomorrow })
  expect((await save(left.id, 'Later', 1)).draft).toMatchObject({ version: 2, scheduledVersion: 1 })
  await save(left.id, 'Later-still', 2)
  await save(included.id, 'Included-now', 1)
  const confirmed = await desk.act('schedule', at(included.id), { version: 2, publishAt: tomorrow })
  expect(confirmed.draft).toMatchObject({ scheduledVersion: 2 })
  await run(tomorrow)
  const found = await Promise.all(['left', 'later-still', 'included', 'included-now'].map(status))
  expect(found).toEqual([200, 404, 404, 200])
  expect(await desk.find('post', left.id)).toMatchObject({
    status: 'changed',
    published: { content: { title: 'Scheduled' }, publishedBy: 'ana' },
    draft: { content: { title: 'Later-still' }, basedOn: 1 },
  })
})

it('another end of a document says nothing of what was changed since it was scheduled [13.47]', async () => {
  const { id } = await desk.create('post', { ...post, slug: 'another-end' })
  await desk.act('schedule', at(id), { version: 1, publishAt: tomorrow })
  await desk.act('save', at(id), { content: { ...post, slug: 'changed-since' }, version: 1 })
  const { draft } = await desk.act('schedule', at(id), { version: 2, unpublishAt: later })
  expect(draft).toMatchObject({ version: 2, scheduledVersion: 1 })
})

it('what is scheduled is done in the name of the person who scheduled it [13.47]', async () => {
  const ruth = await desk.member('ruth')
  const review = { title: 'Kind', content: 'They were kind.', author: 'A. B.', rating: 5 }
  const consent = { date: '2026-01-02', how: 'By letter' }
  const { id } = await desk.create('review', { ...review, consent })
  const params = { kind: 'review', id }
  const json = { version: 1, publishAt: tomorrow, unpublishAt: later, confirmed: ['words ana'] }
  expect((await ruth.tryTo('schedule', params, json)).statusCode).toBe(200)
  await run(tomorrow)
  const { published } = await desk.find('review', id)
  expect(published).toMatchObject({ publishedBy: 'ruth', content: { consent: { recordedBy: 'ruth' } } })
  await run(later)
  const names = async (month: string) =>
    (await allItems(desk.store, partitions.audit(month)))
      .filter(({ subject }) => subject === `review/${id}`)
      .map(({ by, action }) => `${by} ${action}`)
  expect(await names(new Date().toISOString().slice(0, 7))).toEqual(['ana create', 'ruth schedule'])
  expect(await names(tomorrow.slice(0, 7))).toEqual(['ruth publish', 'ruth unpublish'])
})

it('a damaged document keeps no other one from being published when it is due', async () => {
  const damaged = await desk.create('post', { ...post, slug: 'damaged' })
  const { id } = await desk.create('post', { ...post, slug: 'beside-a-damaged-one' })
  for (const each of [damaged.id, id])
    await desk.act('schedule', at(each), { version: 1, publishAt: tomorrow })
  const Key = keys.draft('post', damaged.id)
  const { Item } = await desk.store.documents.send(new GetCommand({ TableName: desk.store.tableName, Key }))
  const put = (item: object) =>
    desk.store.documents.send(new PutCommand({ TableName: desk.store.tableName, Item: { ...item, ...Key } }))
  await put({ kind: 'of newer code' })
  await expect(run(tomorrow)).rejects.toThrow(`post/${damaged.id}`)
  expect(await status('beside-a-damaged-one')).toBe(200)
  await put({ ...Item })
  await run(`${nextYear}-01-01T12:01:00.000Z`)
  expect(await status('damaged')).toBe(200)
})

it('refuses a time in the past, an end before the beginning, and the end of a page that the site needs', async () => {
  const { id } = await desk.create('post', { ...post, slug: 'refused' })
  const refused = [
    [at(id), { version: 1, publishAt: '2020-01-01T00:00:00.000Z' }],
    [at(id), { version: 1, publishAt: later, unpublishAt: tomorrow }],
    [at(id), { version: 1, publishAt: 'tomorrow' }],
    [at('post-00001'), { version: 1, publishAt: tomorrow }],
    [
      { kind: 'page', id: 'home' },
      { version: 1, unpublishAt: tomorrow },
    ],
  ] as const
  for (const [params, json] of refused)
    expect((await desk.tryTo('schedule', params, json)).statusCode).toBe(400)
  expect((await desk.tryTo('schedule', at(id), { version: 2 })).statusCode).toBe(409)
})

it('several are published together only at the times that the member was shown', async () => {
  const { id, draft } = await desk.create('post', { ...post, slug: 'next-week' })
  const params = at(id)
  await desk.act('schedule', params, { version: draft?.version, publishAt: tomorrow })
  const publish = async (scheduledFor?: string) => {
    const documents = [{ ...params, version: draft?.version, scheduledFor }]

    return await desk.together({ documents })
  }
  expect((await publish()).refused).toMatchObject([
    { id, message: 'Somebody else has changed this document since' },
  ])
  expect((await desk.find('post', id)).published).toBeNull()
  expect((await publish(tomorrow)).published).toMatchObject([{ id, status: 'published' }])
})

it.each(['0026', '2099'])('refuses in words a time of the year %s, alone and together', async (year) => {
  const { id } = await desk.create('post', { ...post, slug: `year-${year}` })
  const time = `${year}-03-01T12:00:00.000Z`
  const words = year === '0026' ? 'must be in the future' : `is ${year}-03-01, which cannot be meant`
  for (const name of ['publishAt', 'unpublishAt']) {
    const json = { version: 1, publishAt: tomorrow, [name]: time }
    const sent = await desk.tryTo('schedule', at(id), json)
    expect([sent.statusCode, sent.body]).toEqual([400, expect.stringContaining(`${name}: ${words}`)])
  }
  const json = { documents: [{ ...at(id), version: 1 }], publishAt: time }
  const { json: together } = await desk.send('POST /api/admin/publications', { json })
  expect(together).toMatchObject({
    published: [],
    refused: [{ issues: [{ path: ['publishAt'], message: expect.stringContaining(words) }] }],
  })
})
