import { expect, it } from 'vitest'
import { DocumentQuery } from '#shared/api/queries.ts'
import { alertTemplates } from '#shared/content/alertTemplates.ts'
import type { DeskDocument } from '#shared/entities/documents.ts'
import { nextYear } from '#shared/testing/nextYear.ts'
import { runDue } from '../desk/runDue.ts'
import { startRenderer } from '../startRenderer.ts'
import { alertsInForce } from '../store/alerts.ts'
import { listDocuments } from '../store/desk/listDocuments.ts'
import { allItems } from '../store/read.ts'
import { startDesk } from '../testing/desk.ts'
import { request } from '../testing/request.ts'

const desk = startDesk()
const start = `${nextYear}-01-12T11:00:00.000Z`
const end = `${nextYear}-01-13T05:00:00.000Z`
const snow = { message: 'Our offices are closed because of ice.', endsAt: end }

const send = (document: DeskDocument) =>
  desk.tryTo('publish', { kind: 'alert', id: document.id }, { version: document.draft?.version })
const publish = async (content: object): Promise<DeskDocument> => {
  const document = await desk.create('alert', content)
  const { statusCode, body } = await send(document)
  if (statusCode !== 200) throw new Error(body)
  return desk.find('alert', document.id)
}
const run = (now: string) => runDue(desk.store, now, () => startRenderer('minute'))
const idsInForce = async (now: string) => (await alertsInForce(desk.store, now)).map(({ id }) => id)
const idsListedAsInForce = async (now: string) => {
  const query = DocumentQuery.parse({ kind: 'alert', status: 'inForce' })
  return (await listDocuments(desk.store, query, Date.parse(now))).documents.map(({ id }) => id)
}
const takeDown = ({ id, published }: DeskDocument) =>
  desk.act('takeDown', { kind: 'alert', id }, { version: published?.version })

it('an alert without a start and a level begins when it is published, as information [16.2]', async () => {
  const before = new Date().toISOString()
  const alert = await publish(snow)
  const { json } = await request('GET /api/alerts')
  expect(json).toEqual([
    { ...snow, id: alert.id, level: 'information', version: 1, startsAt: expect.any(String) },
  ])
  expect(Reflect.get(Object(alert.published?.content), 'startsAt') >= before).toBe(true)
  expect(desk.renderings()).toBe(1)
  await takeDown(alert)
  expect((await request('GET /api/alerts')).json).toEqual([])
})

it('an alert that is published ahead is in force from its start to its end, and each is rendered [16.2]', async () => {
  const alert = await publish({ ...snow, startsAt: start })
  expect(alert).toMatchObject({ status: 'published', published: { unpublishAt: end } })
  for (const [now, ids] of [
    [`${nextYear}-01-12T10:59:59.999Z`, []],
    [start, [alert.id]],
    [`${nextYear}-01-13T04:59:59.999Z`, [alert.id]],
    [end, []],
  ] as const) {
    expect(await idsInForce(now)).toEqual(ids)
    expect(await idsListedAsInForce(now)).toEqual(ids)
  }

  expect((await desk.list('kind=alert&status=published')).documents).toMatchObject([
    { id: alert.id, title: snow.message, startsAt: start, unpublishAt: end },
  ])

  expect(desk.renderings()).toBe(1)
  await run(start)
  expect(desk.renderings()).toBe(2)
  await run(`${nextYear}-01-12T11:01:00.000Z`)
  expect(desk.renderings()).toBe(2)
  await run(end)
  expect(desk.renderings()).toBe(3)
  expect(await desk.find('alert', alert.id)).toMatchObject({ status: 'past', published: null })
})

it('an alert whose end was changed ends at the new time', async () => {
  const { id, published } = await publish(snow)
  const later = `${nextYear}-01-14T05:00:00.000Z`
  const changed = await desk.act(
    'save',
    { kind: 'alert', id },
    { content: { ...published?.content, endsAt: later }, version: 0 },
  )
  expect((await send(changed)).statusCode).toBe(200)
  await run(end)
  expect(await idsInForce(end)).toEqual([id])
  await run(later)
  expect(await desk.find('alert', id)).toMatchObject({ status: 'past' })
})

it('what is urgent comes first, then the latest', async () => {
  const alerts = [
    await publish({ ...snow, startsAt: `${nextYear}-01-12T12:00:00Z` }),
    await publish({ ...snow, startsAt: start, level: 'urgent' }),
    await publish({ ...snow, startsAt: `${nextYear}-01-12T13:00:00Z` }),
  ]
  const [second, first, third] = alerts.map(({ id }) => id)
  expect(await idsInForce(`${nextYear}-01-12T14:00:00.000Z`)).toEqual([first, third, second])
  for (const alert of alerts) await takeDown(alert)
})

it.each(alertTemplates)('the template "$name" can be published as it is [16.1]', async ({ content }) => {
  await takeDown(await publish({ ...content, endsAt: end }))
})

it.each(['2027-02-30T00:00:00Z', '2027-01-05T10:00:00', '2027-01-05', '1/5/27', '２０２７-01-05T10:00:00Z '])(
  'an end on %s is asked again, since it is no time in UTC',
  async (endsAt) => {
    const { id } = await desk.create('alert', { ...snow, endsAt })
    const { statusCode, body } = await desk.tryTo('publish', { kind: 'alert', id }, { version: 1 })
    expect([statusCode, body]).toEqual([
      400,
      expect.stringContaining('endsAt: must be a time in UTC, such as'),
    ])
  },
)

it.each([
  [{ ...snow, message: '' }, 'message: is required'],
  [{ ...snow, message: 'x'.repeat(201) }, 'message: must have at most 200 characters'],
  [{ message: 'No end' }, 'endsAt: is required'],
  [{ ...snow, startsAt: end, endsAt: start }, 'endsAt: must be after the start'],
  [{ ...snow, startsAt: end }, 'endsAt: must be after the start'],
  [
    { ...snow, startsAt: '2020-01-01T00:00:00Z', endsAt: '2020-01-02T00:00:00Z' },
    'endsAt: must be in the future',
  ],
  [
    { ...snow, link: '/nowhere', linkText: 'Read on' },
    'link: leads to /nowhere, which is not a published page',
  ],
  [{ ...snow, link: '/faq' }, 'linkText: is needed together with the other part of the link'],
  [{ ...snow, linkText: 'Read on' }, 'link: is needed together with the other part of the link'],
  [
    { ...snow, link: 'javascript:alert(1)', linkText: 'Read on' },
    "link: must be a path from this site's root, or an https, mailto, tel or sms address",
  ],
  [{ ...snow, pages: ['/faq', '/nowhere'] }, 'pages: leads to /nowhere, which is not a published page'],
])('refuses to publish %j [16.6]', async (content, message) => {
  const { statusCode, json } = await send(await desk.create('alert', content))
  expect(statusCode).toBe(400)
  expect(json).toMatchObject({ message })
})

it('links to pages, posts and parts of them are accepted', async () => {
  for (const link of ['/contact-us#offices', '/how-we-help/group-therapy', '/blog/slug-of-20', 'tel:911'])
    await takeDown(await publish({ ...snow, link, linkText: 'Read on', pages: ['/', '/faq'] }))
})

it('an alert that is over is past, and not ready to publish, until it gets a later end [16.4]', async () => {
  const alert = await publish(snow)
  await takeDown(alert)
  const params = { kind: 'alert', id: alert.id }
  const ready = async () => (await desk.ready()).map(({ id }) => id)
  const past = async () => {
    return (await desk.list('kind=alert&status=past')).documents.map(({ id }) => id)
  }
  const { draft } = await desk.find('alert', alert.id)
  expect(Date.parse(String(draft?.content.endsAt))).toBeLessThan(Date.parse(end))
  expect(await past()).toContain(alert.id)
  expect(await ready()).not.toContain(alert.id)
  const again = await desk.act('save', params, {
    content: { ...draft?.content, endsAt: end },
    version: draft?.version,
  })
  expect(again.status).toBe('draft')
  expect(await past()).not.toContain(alert.id)
  expect(await ready()).toContain(alert.id)
})

it('an alert has no second schedule in addition to its start and its end', async () => {
  const { id } = await desk.create('alert', snow)
  const { statusCode } = await desk.tryTo('schedule', { kind: 'alert', id }, { version: 1, publishAt: start })
  expect(statusCode).toBe(400)
})

it('an alert leaves audit records of its creation, its publication and its end [16.12]', async () => {
  const { id } = await publish(snow)
  await run(end)
  const months = [new Date().toISOString().slice(0, 7), end.slice(0, 7)]
  const records = (await Promise.all(months.map((month) => allItems(desk.store, `AUDIT#${month}`)))).flat()
  expect(records.filter(({ subject }) => subject === `alert/${id}`)).toMatchObject([
    { action: 'create', by: 'ana' },
    { action: 'publish', by: 'ana' },
    { action: 'unpublish', by: 'ana' },
  ])
})
