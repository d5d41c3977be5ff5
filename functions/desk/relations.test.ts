import { expect, it } from 'vitest'
import type { TreatmentPage } from '#shared/entities/treatmentPage.ts'
import { validationMessages } from '#shared/entities/validationMessages.ts'
import { kinds } from '#shared/kinds/kinds.ts'
import { nextYear } from '#shared/testing/nextYear.ts'
import { addDocuments } from '../store/addDocuments.ts'
import { requireConsistentTable } from '../testing/consistentTable.ts'
import { startDesk } from '../testing/desk.ts'
import { request } from '../testing/request.ts'

const desk = startDesk()
const at = '2026-11-20T12:00:00.000Z'
const rounds = 5

/** Published pages of the first level, and those that are below one of them. */
async function addPages(...names: string[]): Promise<void> {
  const pages = names.map((name): TreatmentPage => {
    const parent = name.includes('/') ? name.slice(0, name.lastIndexOf('/')) : null
    return {
      ...{ id: idOf(name), slug: `how-we-help/${name}`, title: name, description: 'Help.', version: 1 },
      ...{ parentId: parent && idOf(parent), category: 'how-we-help', image1: '/art/dock-dawn.svg' },
      updatedAt: at,
    }
  })
  await addDocuments(
    desk.store,
    'treatment',
    pages.map((page) => [page.id, { ...page }]),
  )
}

const idOf = (name: string) => name.replaceAll('/', '.')
const paramsOf = (name: string) => ({ kind: 'treatment', id: idOf(name) }) as const

/** Returns the publication of the change, which has not been sent yet. */
async function change(name: string, fields: object): Promise<() => Promise<number | undefined>> {
  const params = paramsOf(name)
  const { published } = await desk.find('treatment', params.id)
  const content = { ...published?.content, ...fields }
  const { draft } = await desk.act('save', params, { content, version: 0 })
  const json = { version: draft?.version }
  return async () => (await desk.tryTo('publish', params, json)).statusCode
}

async function takeDown(name: string): Promise<() => Promise<number | undefined>> {
  const params = paramsOf(name)
  const json = { version: (await desk.find('treatment', params.id)).published?.version }
  return async () => (await desk.tryTo('takeDown', params, json)).statusCode
}

/** Every page is of the first level, or below a published one of the first level, and is at its address. */
async function requireWholeTree(): Promise<void> {
  await requireConsistentTable(desk.store)
  const { json } = await request('GET /api/service-pages')
  const pages = json as TreatmentPage[] // As the API says.
  const byId = new Map(pages.map((page) => [page.id, page]))
  for (const { slug, parentId } of pages.filter((page) => page.parentId !== null)) {
    const parent = byId.get(String(parentId))
    expect(parent).toMatchObject({ parentId: null })
    expect(slug.startsWith(`${parent?.slug}/`)).toBe(true)
  }
}

it('20 publications of one document at the same time publish once, and 19 read what is published [13.43]', async () => {
  const params = { kind: 'review', id: 'r-a' }
  const content = { title: 'Once', content: 'They waited.', author: 'C. D.', isSample: true }
  const { draft } = await desk.act('save', params, { content, version: 0 })
  const json = { version: draft?.version }
  const responses = await Promise.all(Array.from({ length: 20 }, () => desk.tryTo('publish', params, json)))
  const [won = [], lost = []] = [200, 409].map((status) =>
    responses.filter(({ statusCode }) => statusCode === status),
  )
  expect([won.length, lost.length]).toEqual([1, 19])
  for (const response of lost)
    expect(response.json).toMatchObject({
      current: { published: { version: 2, content: { title: 'Once' } } },
    })
  await requireConsistentTable(desk.store)
})

it('8 publications of different pages at the same time are all done', async () => {
  const names = Array.from({ length: 8 }, (_, index) => `crowd-${index}`)
  await addPages(...names)
  const publications = await Promise.all(names.map((name) => change(name, { title: `New ${name}` })))
  expect(new Set(await Promise.all(publications.map((publish) => publish())))).toEqual(new Set([200]))
  await requireWholeTree()
})

it('of two pages that are moved below each other at the same time, one moves [13.42]', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const [one, other] = [`one-${round}`, `other-${round}`]
    await addPages(one, other)
    const both = [await change(one, { parentId: idOf(other) }), await change(other, { parentId: idOf(one) })]
    expect((await Promise.all(both.map((publish) => publish()))).toSorted()).toEqual([200, 400])
    await requireWholeTree()
  }
})

it('a page is not taken down while another is published below it [13.42]', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const [parent, child] = [`roof-${round}`, `guest-${round}`]
    await addPages(parent, child)
    const both = [await takeDown(parent), await change(child, { parentId: idOf(parent) })]
    expect((await Promise.all(both.map((send) => send()))).toSorted()).toEqual([200, 400])
    await requireWholeTree()
  }
})

it('a page that is published while its parent gets another address gets that address too [13.42]', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const parent = `moving-${round}`
    await addPages(parent, `${parent}/room`)
    const both = [
      await change(parent, { slug: `how-we-help/moved-${round}` }),
      await change(`${parent}/room`, { title: 'Furnished' }),
    ]
    expect(await Promise.all(both.map((publish) => publish()))).toEqual([200, 200])
    const { published } = await desk.find('treatment', idOf(`${parent}/room`))
    expect(published?.content).toMatchObject({
      slug: `how-we-help/moved-${round}/room`,
      title: 'Furnished',
    })
    await requireWholeTree()
  }
})

it('an FAQ is not published for a page that is taken down at the same time', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const name = `asked-${round}`
    await addPages(name)
    const faq = await desk.create('faq', {
      ...{ question: 'Why?', answer: '<p>So.</p>', categoryName: 'Visiting', servicePageId: idOf(name) },
    })
    const params = { kind: 'faq', id: faq.id }
    const [down, published] = await Promise.all([
      (await takeDown(name))(),
      desk.tryTo('publish', params, { version: 1 }),
    ])
    expect([down, published.statusCode]).toEqual([200, expect.toBeOneOf([200, 400])])
    if (published.statusCode === 200) await desk.find('faq', faq.id)
  }
  await requireWholeTree()
})

const publishTogether = async (...names: string[]) => {
  const documents = names.map((name) => ({ ...paramsOf(name), version: 1 }))

  const { published, refused } = await desk.together({ documents })
  return {
    published: published.map(({ id }) => id),
    refused: refused.map(({ id, issues: [issue] }) => [id, issue?.message]),
  }
}

it('two pages that would be below each other are refused together, before anything is written [13.42]', async () => {
  await addPages('left', 'right', 'beside')
  await change('left', { parentId: 'right' })
  await change('right', { parentId: 'left' })
  await change('beside', { title: 'Beside them' })
  expect(await publishTogether('left', 'right', 'beside')).toEqual({
    published: ['beside'],
    refused: ['left', 'right'].map((id) => [id, validationMessages.parent]),
  })
  await requireWholeTree()
})

it('what is published together may depend on each other, in any order', async () => {
  await addPages('first', 'second')
  const place = {
    category: 'how-we-help',
    parentId: null,
    description: 'Help.',
    image1: '/art/dock-dawn.svg',
  }
  const parent = await desk.create('treatment', { ...place, title: 'New', slug: 'how-we-help/new' })
  const child = await desk.create('treatment', {
    ...place,
    ...{ parentId: parent.id, title: 'Below', slug: 'how-we-help/below' },
  })
  // The address of the second is free once the second has another one.
  await change('first', { slug: 'how-we-help/second' })
  await change('second', { slug: 'how-we-help/third' })
  const { published, refused } = await publishTogether(child.id, 'first', parent.id, 'second')
  expect(refused).toEqual([])
  expect(published.toSorted()).toEqual([child.id, parent.id, 'first', 'second'].toSorted())
  await requireWholeTree()
})

it('as many alerts are published as pages can show, and then one that ends makes room [13.39]', async () => {
  const endsAt = `${nextYear}-01-01T00:00:00.000Z`
  const most = kinds.alert.maxDocuments ?? 0
  const alerts = Array.from({ length: most + 5 }, (_, index) => ({
    ...{ id: `alert-${index}`, message: 'Closed', level: 'information', startsAt: at },
    // Alerts that have ended take no room.
    endsAt: index < most ? endsAt : '2026-11-21T12:00:00.000Z',
  }))
  await addDocuments(
    desk.store,
    'alert',
    alerts.map((alert) => [alert.id, alert]),
  )
  const [one, other] = [
    await desk.create('alert', { message: 'Closed at noon', endsAt }),
    await desk.create('alert', { message: 'Closed at one', endsAt }),
  ]
  const publish = ({ id }: { id: string }) => desk.tryTo('publish', { kind: 'alert', id }, { version: 1 })
  expect(await publish(one)).toMatchObject({
    statusCode: 400,
    json: { message: 'id: has no room in the site’s list: take another document off the website first' },
  })
  const params = { kind: 'alert', id: 'alert-7' }
  await desk.tryTo('remove', params, { version: 1 })
  const responses = await Promise.all([one, other].map(publish))
  expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400])
  const urgent = await desk.create('alert', { message: 'No power today', level: 'urgent', endsAt })
  expect(await publish(urgent), 'an urgent one has room').toMatchObject({ statusCode: 200 })
})
