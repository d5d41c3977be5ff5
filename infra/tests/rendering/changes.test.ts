import { expect, it } from 'vitest'
import type { DocumentKind, DraftContent } from '#shared/entities/documents.ts'
import { soak } from '#shared/testing/soak.ts'
import { content } from '../../../functions/testing/content.ts'
import { random } from '../random.ts'
import { publishDocument, removeDocument } from './publishDocument.ts'
import { startRenderedSite } from './renderedSite.ts'

// The PDF forms change with the facts of the clinic only, and have a test of their own.
const site = startRenderedSite({ hasForms: soak > 1 })
const { desk } = site

const publish = (kind: DocumentKind, id: string, content: DraftContent) =>
  publishDocument(desk, { kind, id, content })

async function publishNew(kind: DocumentKind, created: DraftContent): Promise<string> {
  const { id } = await desk.create(kind, created)
  await publish(kind, id, {})
  return id
}

async function unpublish(kind: DocumentKind, id: string): Promise<void> {
  const { published } = await desk.find(kind, id)
  await desk.act('takeDown', { kind, id }, { version: published?.version })
}

const day = (number: number) => new Date(Date.UTC(2026, 0, 1, 12 * number)).toISOString()
const next = random(17)
const upTo = (limit: number) => Math.floor(next() * limit)
const oneOf = <Entry>(entries: readonly Entry[]): Entry => {
  const entry = entries[upTo(entries.length)]
  if (entry === undefined) throw new Error('There is nothing to choose from')
  return entry
}

const posts = content.posts.map(({ id }) => id)
const words = () => `Words ${upTo(1_000_000)}`
const group = 'how-we-help.group-therapy'
let added = 0

/** Each changes something that staff can change. */
const edits: Record<string, () => Promise<unknown>> = {
  'a text': () => publish('post', oneOf(posts), { content: `<p>${words()}</p>` }),
  'a long text': () =>
    publish('post', oneOf(posts), { content: `<p>${'Tea &amp; <b>toast</b> '.repeat(40)}${words()}</p>` }),
  'the start of a text that names facts': () =>
    publish('post', oneOf(posts), {
      content: `<p>${'{phone} {address:Jefferson} '.repeat(upTo(6))}${words()}</p>`,
    }),
  'a title': () => publish('post', oneOf(posts), { title: words() }),
  'a date': () => publish('post', oneOf(posts), { createdAt: day(upTo(60)) }),
  'a category': () => publish('post', oneOf(posts), { category: oneOf(['Families', 'Treatment', 'New']) }),
  'an address': () => publish('post', oneOf(posts), { slug: `moved-${upTo(1_000_000)}` }),
  'a new post': async () => {
    added += 1
    const created = { title: `New ${added}`, slug: `new-${added}`, category: 'Families', author: 'A' }
    posts.push(await publishNew('post', { ...created, content: '<p>New.</p>', createdAt: day(upTo(60)) }))
  },
  'a deleted post': () => removeDocument(desk, 'post', posts.splice(upTo(posts.length), 1)[0] ?? ''),
  'a post that was unpublished': () => unpublish('post', posts.splice(upTo(posts.length), 1)[0] ?? ''),
  'a question': () => publish('faq', oneOf(['z-first', 'group.1']), { answer: `<p>${words()}</p>` }),
  'the page of a question': () =>
    publish('faq', 'a-second', {
      ...oneOf([{ servicePageId: group }, { servicePageId: undefined }]),
      question: `${words()}?`,
    }),
  'the order of questions': async () => {
    const ids = content.faqs.map(({ id }) => id)
    const { json } = await desk.send('GET /api/admin/order/{kind}', { params: { kind: 'faq' } })
    const before = JSON.stringify(json)
      .match(/"id":"[^"]*"/g)
      ?.map((id) => id.slice(6, -1))
    await desk.send('PUT /api/admin/order/{kind}', {
      params: { kind: 'faq' },
      json: { ids: ids.toReversed(), before },
    })
  },
  'a text of a treatment page': () => publish('treatment', group, { text1: `<p>${words()}</p>` }),
  'a title of a treatment page': () =>
    publish('treatment', 'what-we-treat.prescription-drug-addiction', { title: words() }),
  'an address of a treatment page and those below': () =>
    publish('treatment', 'what-we-treat.prescription-drug-addiction', {
      slug: `what-we-treat/prescription-drug-addiction-${upTo(1_000)}`,
    }),
  'a landing page': () => publish('landing', 'how-we-help', { text1: `<p>${words()}</p>` }),
  'a page': () => publish('page', oneOf(['offices', 'faq', 'home']), { title: words() }),
  'the facts of the clinic': () => publish('site', 'site', { tagline: words() }),
  'an alert': () =>
    publishNew('alert', {
      ...{ message: words(), level: 'urgent', pages: [] },
      startsAt: new Date(Date.now() - 60_000).toISOString(),
      endsAt: new Date(Date.now() + 3_600_000).toISOString(),
    }),
  'a redirect': () =>
    desk.send('POST /api/admin/redirects', { json: { from: `/old-${upTo(1_000_000)}`, to: '/faq' } }),
}

it('a rendering of a change publishes what a rendering of everything would, after any edits [13.28]', async () => {
  await site.renderEverything()
  expect(await site.renderEverything()).toBe(0)
  const names = Object.keys(edits)
  const order = [...names, ...Array.from({ length: 6 * (soak - 1) }, () => oneOf(names))]
  let unseen: string[] = []
  for (const [index, name] of order.entries()) {
    await edits[name]?.()
    unseen.push(name)
    const isLast = index === order.length - 1
    // One rendering serves several changes: by day often, and at night sometimes.
    if (next() < (soak > 1 ? 0.2 : 0.6) && !isLast) continue
    await site.render()
    if (index % (soak > 1 ? 3 : 10) !== 0 && !isLast) continue
    expect([unseen, await site.renderEverything()]).toEqual([unseen, 0])
    unseen = []
  }
}, 400_000)
