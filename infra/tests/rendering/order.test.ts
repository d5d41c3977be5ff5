import { expect, it } from 'vitest'
import { postPath } from '#shared/documents/paths.ts'
import { objectKeyOf } from '#shared/rendering.ts'
import { publishDocument } from './publishDocument.ts'
import { addPosts, startRenderedSite } from './renderedSite.ts'

const site = startRenderedSite()
const { desk } = site

/** Every third is of the category Families. */
const days = Array.from({ length: 153 }, (_, index) => 100 + index)
const newest = 'post-00252'
const keyOf = (day: number) => objectKeyOf(postPath({ slug: `slug-of-${day}` }))
/** Its teaser has the three newest posts. */
const home = objectKeyOf('/')
const related = Array.from({ length: 48 }, (_, index) => keyOf(102 + 3 * index))

it('a post is published with its lists, and then what many pages repeat of it', async () => {
  await addPosts(desk, days)
  await site.renderEverything()
  await publishDocument(desk, { kind: 'post', id: newest, content: { title: 'Another title' } })
  const { isWhole, publications } = await site.render()
  const [first = [], second = [], ...others] = publications
  expect([isWhole, others]).toEqual([false, []])
  const own = [keyOf(252), objectKeyOf('/blog'), objectKeyOf('/sitemap'), 'feed.xml']
  expect(first).toEqual(expect.arrayContaining(own))
  expect(related.filter((key) => first.includes(key))).toEqual([])
  expect(second).toEqual(expect.arrayContaining(related))
  expect(own.filter((key) => second.includes(key))).toEqual([])
  expect(await site.differing()).toEqual([])
}, 240_000)

it('a new post is published before the lists that it moves', async () => {
  const { id } = await desk.create('post', {
    ...{ title: 'New', slug: 'new', category: 'Families', author: 'A', content: '<p>New.</p>' },
    createdAt: new Date(Date.UTC(2027, 0, 1)).toISOString(),
  })
  await publishDocument(desk, { kind: 'post', id, content: {} })
  const { isWhole, publications } = await site.render()
  expect([isWhole, publications.length]).toEqual([false, 2])
  expect(publications[0]).toContain(objectKeyOf(postPath({ slug: 'new' })))
  expect(publications[1]).toContain(home)
  expect(await site.differing()).toEqual([])
}, 240_000)

it('the first words of a post are published at once, and do not concern the site map', async () => {
  await publishDocument(desk, { kind: 'post', id: 'post-00101', content: { content: '<p>Words.</p>' } })
  const { publications } = await site.render()
  expect(publications).toHaveLength(1)
  expect(publications[0]).toContain(keyOf(101))
  expect(publications[0]).not.toContain(objectKeyOf('/sitemap'))
  expect(await site.differing()).toEqual([])
}, 240_000)

it('an alert on more than 200 pages is published on those without posts first', async () => {
  const startsAt = new Date(Date.now() - 60_000).toISOString()
  const endsAt = new Date(Date.now() + 3_600_000).toISOString()
  const { id } = await desk.create('alert', {
    message: 'Closed today.',
    level: 'urgent',
    pages: [],
    startsAt,
    endsAt,
  })
  await publishDocument(desk, { kind: 'alert', id, content: {} })
  const { isWhole, publications } = await site.render()
  const [first = [], second = [], ...others] = publications
  expect([isWhole, others]).toEqual([true, []])
  expect(first).toEqual(expect.arrayContaining([home, objectKeyOf('/blog'), objectKeyOf('/faq')]))
  expect(first).not.toContain(keyOf(101))
  expect(second).toContain(keyOf(101))
  expect(await site.differing()).toEqual([])
}, 240_000)
