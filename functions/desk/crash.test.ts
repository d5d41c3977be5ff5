import { expect, it } from 'vitest'
import type { EndpointKey } from '#shared/api/endpoints.ts'
import { DeskDocument, type DocumentKind, type DraftContent } from '#shared/entities/documents.ts'
import { nextYear } from '#shared/testing/nextYear.ts'
import { byDay, soak } from '#shared/testing/soak.ts'
import { seedTable } from '../store/seed.ts'
import { requireConsistentTable } from '../testing/consistentTable.ts'
import { content, post } from '../testing/content.ts'
import { crashAfter } from '../testing/crashAfter.ts'
import { startDesk } from '../testing/desk.ts'
import type { TestRequest } from '../testing/request.ts'
import { runDue } from './runDue.ts'

const desk = startDesk()
let added = 0

/** A draft with a version of its own, of a kind with an address. */
async function draft(content: DraftContent = {}) {
  added += 1
  const slug = `post-${added}`
  const words = { title: slug, slug, category: 'Families', author: 'A', content: '<p>Words.</p>' }
  const { kind, id } = await desk.create('post', { ...words, ...content })
  return { kind, id }
}

const send = (key: EndpointKey, params: Record<string, string>, options: TestRequest = {}) =>
  desk.send(key, { params, ...options })

const publish = (params: { kind: DocumentKind; id: string }, version = 1) =>
  send('POST /api/admin/documents/{kind}/{id}/publish', params, { json: { version } })

async function published() {
  const name = await draft()
  await publish(name)
  return name
}

async function save(name: { kind: DocumentKind; id: string }, change: DraftContent) {
  const { draft: before, published: shown } = await desk.find(name.kind, name.id)
  const json = {
    content: { ...shown?.content, ...before?.content, ...change },
    version: before?.version ?? 0,
  }
  return send('PUT /api/admin/documents/{kind}/{id}/draft', name, { json })
}

const parent = {
  kind: 'treatment',
  id: 'what-we-treat.prescription-drug-addiction',
} as const
const group = { kind: 'treatment', id: 'how-we-help.group-therapy' } as const
const versionOf = async ({ kind, id }: { kind: DocumentKind; id: string }) =>
  (await desk.find(kind, id)).published?.version

/** Each makes ready what it changes, and returns the change. */
const changes: Record<string, () => Promise<() => Promise<unknown>>> = {
  'a new draft': async () => () =>
    send('POST /api/admin/documents/{kind}', { kind: 'faq' }, { json: { content: { question: 'Why?' } } }),
  'a saved draft': async () => {
    const name = await draft()
    return () => save(name, { title: 'Saved' })
  },
  'a discarded draft': async () => {
    const name = await published()
    await save(name, { title: 'Not this' })
    const query = 'version=2'
    return () => send('DELETE /api/admin/documents/{kind}/{id}/draft', name, { query })
  },
  'a publication': async () => {
    const name = await draft()
    return () => publish(name)
  },
  'a publication at a new address': async () => {
    const name = await published()
    added += 1
    await save(name, { slug: `moved-${added}` })
    return () => publish(name, 2)
  },
  'a page that takes the pages below it along': async () => {
    added += 1
    const { json } = await save(parent, { slug: `what-we-treat/medicine-${added}` })
    const { draft: saved, published: shown } = DeskDocument.parse(json)
    expect(shown?.content.parentId).toBeNull()
    return () => publish(parent, saved?.version)
  },
  'a new image': async () => {
    const json = { image1: '/art/dock-dawn.svg' }
    return () => send('PATCH /api/service-pages/{id}', { id: group.id }, { json })
  },
  'a sign-off': async () => {
    const json = { version: await versionOf(group), reviewer: 'Jane Roe, MD' }
    return () => send('PUT /api/admin/documents/{kind}/{id}/review', group, { json })
  },
  'a document taken down': async () => {
    const name = await published()
    return () => send('POST /api/admin/documents/{kind}/{id}/unpublish', name, { json: { version: 1 } })
  },
  'a withdrawn consent': async () => {
    const consent = { date: '2026-01-02', how: 'By letter' }
    const review = { title: 'Kind', content: 'They were kind.', author: 'A. B.', rating: 5, consent }
    const { kind, id } = await desk.create('review', review)
    await publish({ kind, id })
    return () =>
      send('POST /api/admin/documents/{kind}/{id}/withdraw', { kind, id }, { json: { version: 1 } })
  },
  'a deletion': async () => {
    const name = await published()
    return () => send('DELETE /api/admin/documents/{kind}/{id}', name, { query: 'version=1' })
  },
  'a document restored from the bin': async () => {
    const name = await published()
    await send('DELETE /api/admin/documents/{kind}/{id}', name, { query: 'version=1' })
    return () => send('POST /api/admin/bin/{kind}/{id}/restore', name)
  },
  'a schedule': async () => {
    const name = await draft()
    const json = { version: 1, publishAt: `${nextYear}-01-01T12:00:00.000Z` }
    return () => send('PUT /api/admin/documents/{kind}/{id}/schedule', name, { json })
  },
  'what is due': async () => {
    const name = await draft()
    const json = { version: 1, publishAt: `${nextYear}-01-01T12:00:00.000Z` }
    await send('PUT /api/admin/documents/{kind}/{id}/schedule', name, { json })
    return () =>
      runDue(desk.store, `${nextYear}-01-01T12:00:00.000Z`, async () => undefined).catch(() => undefined)
  },
  'an order': async () => {
    const { json } = await send('GET /api/admin/order/{kind}', { kind: 'faq' })
    const before = (json as { documents: { id: string }[] }).documents.map(({ id }) => id) // As the API says.
    return () =>
      send('PUT /api/admin/order/{kind}', { kind: 'faq' }, { json: { ids: before.toReversed(), before } })
  },
  'a redirect': async () => {
    added += 1
    const json = { from: `/entered-${added}`, to: '/faq' }
    return () => send('POST /api/admin/redirects', {}, { json })
  },
  'a redirect that is deleted': async () => {
    added += 1
    const from = `/dropped-${added}`
    await send('POST /api/admin/redirects', {}, { json: { from, to: '/faq' } })
    return () => send('DELETE /api/admin/redirects', {}, { query: `from=${encodeURIComponent(from)}` })
  },
  'an earlier version': async () => {
    const name = await published()
    await save(name, { title: 'Again' })
    await publish(name, 2)
    const json = { version: 2, restore: 1 }
    return () => send('POST /api/admin/documents/{kind}/{id}/publish', name, { json })
  },
  'each of eight documents published together': async () => {
    const documents: { kind: DocumentKind; id: string; version: number }[] = []
    for (let index = 0; index < 8; index += 1) documents.push({ ...(await draft()), version: 1 })
    return () => send('POST /api/admin/publications', {}, { json: { documents } })
  },
  'each batch of new content at a deploy': async () => {
    added += 100
    const posts = Array.from({ length: 60 }, (_, index) => post(added + index, 'Old'))
    return () => seedTable(desk.store, { ...content, posts }).catch(() => undefined)
  },
}

let kills = 0

// By day a process dies after a write, whose answer is lost: right before the next write, the table is the same.
it.each(Object.entries(changes))(
  '%s is whole or has not happened, whenever the process is killed [13.52]',
  async (_, prepare) => {
    for (const isAnswerLost of byDay([true, false], 0))
      for (let count = 0; ; count += 1) {
        const change = await prepare()
        const crash = crashAfter(desk.store, count, isAnswerLost)
        await change()
        const isKilled = crash.restart()
        await requireConsistentTable(desk.store)
        if (!isKilled) break
        kills += 1
      }
  },
)

it('was killed 35 times by day, and 70 times at night', () => {
  expect(kills).toBeGreaterThanOrEqual(soak > 1 ? 70 : 35)
})
