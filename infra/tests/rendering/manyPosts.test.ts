import { expect, it } from 'vitest'
import { postPath } from '#shared/documents/paths.ts'
import type { DraftContent } from '#shared/entities/documents.ts'
import { objectKeyOf } from '#shared/rendering.ts'
import { publishDocument } from './publishDocument.ts'
import { addPosts, startRenderedSite } from './renderedSite.ts'

const site = startRenderedSite({ hasForms: false })
const { desk } = site

const days = Array.from({ length: 215 }, (_, index) => 100 + index)
const keyOf = (day: number) => objectKeyOf(postPath({ slug: `slug-of-${day}` }))
const home = objectKeyOf('/')

/** Of the same change to several posts, in one rendering: each of them alone writes no more. */
async function objectsOf(ids: readonly string[], content: DraftContent): Promise<number> {
  for (const id of ids) await publishDocument(desk, { kind: 'post', id, content })
  return (await site.render()).objects
}

it('of 240 posts, a changed one is published with the blog, and then what other pages repeat [13.29]', async () => {
  await addPosts(desk, days)
  await site.renderEverything()
  await publishDocument(desk, { kind: 'post', id: 'post-00314', content: { title: 'Another title' } })
  const [first = [], second = [], ...others] = (await site.render()).publications
  expect(others).toEqual([])
  expect(first.toSorted()).toEqual([objectKeyOf('/blog'), keyOf(314)].toSorted())
  expect(second.length).toBeGreaterThan(100)
  expect(second).toContain(home)
}, 400_000)

it('a change to one of 240 posts writes at most 20 objects [13.32]', async () => {
  const content = `<p>${'Tea. '.repeat(300)}</p>`
  const posts = [`post-00${days.at(-19)}`, 'post-00001']
  expect(await objectsOf(posts, { content })).toBeLessThanOrEqual(20)
  expect(await objectsOf(posts, { title: 'Another title' })).toBeLessThanOrEqual(20)
}, 240_000)

it('a new post is published with the blog, too [13.29]', async () => {
  const { id } = await desk.create('post', {
    ...{ title: 'New', slug: 'new', category: 'Families', author: 'A', content: '<p>New.</p>' },
    createdAt: new Date(Date.UTC(2027, 0, 1)).toISOString(),
  })
  await publishDocument(desk, { kind: 'post', id, content: {} })
  const { publications } = await site.render()
  expect(publications).toHaveLength(2)
  expect(publications[0]).toContain(objectKeyOf(postPath({ slug: 'new' })))
}, 240_000)

it('an alert is on home and the pages after it first, then on the other main pages, and then on posts [13.29]', async () => {
  const startsAt = new Date(Date.now() - 60_000).toISOString()
  const endsAt = new Date(Date.now() + 3_600_000).toISOString()
  const alert = { message: 'Closed today.', level: 'urgent', pages: [], startsAt, endsAt }
  const { id } = await desk.create('alert', alert)
  await publishDocument(desk, { kind: 'alert', id, content: {} })
  const [first = [], second = [], third = [], ...others] = (await site.render()).publications
  expect(others).toEqual([])
  expect(first).toEqual(expect.arrayContaining([home, objectKeyOf('/blog'), objectKeyOf('/faq')]))
  expect(first.length).toBeLessThanOrEqual(12)
  expect(second).toContain(objectKeyOf('/how-we-help/group-therapy'))
  expect(second).not.toContain(keyOf(101))
  expect(third).toContain(keyOf(101))
}, 240_000)
