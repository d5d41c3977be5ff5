import { expect, it } from 'vitest'
import { postPath } from '#shared/documents/paths.ts'
import { objectKeyOf } from '#shared/rendering.ts'
import { publishDocument } from './publishDocument.ts'
import { addPosts, startRenderedSite } from './renderedSite.ts'

const site = startRenderedSite({ hasForms: false })
const { desk } = site

const days = Array.from({ length: 500 }, (_, index) => 100 + index)
const keyOf = (day: number) => objectKeyOf(postPath({ slug: `slug-of-${day}` }))
const home = objectKeyOf('/')

it('of more than 500 posts, a changed one is published with the main pages, and then what other posts repeat', async () => {
  await addPosts(desk, days)
  await site.renderEverything()
  await publishDocument(desk, { kind: 'post', id: 'post-00599', content: { title: 'Another title' } })
  const { isWhole, publications } = await site.render()
  const [first = [], second = [], ...others] = publications
  expect([isWhole, others]).toEqual([false, []])
  expect(first).toEqual(expect.arrayContaining([keyOf(599), home, objectKeyOf('/blog')]))
  expect(first).not.toContain(keyOf(101))
  expect(second.length).toBeGreaterThan(100)
  expect(second).not.toContain(keyOf(599))
}, 400_000)

it('a new post, too', async () => {
  const { id } = await desk.create('post', {
    ...{ title: 'New', slug: 'new', category: 'Families', author: 'A', content: '<p>New.</p>' },
    createdAt: new Date(Date.UTC(2028, 0, 1)).toISOString(),
  })
  await publishDocument(desk, { kind: 'post', id, content: {} })
  const { publications } = await site.render()
  expect(publications).toHaveLength(2)
  expect(publications[0]).toContain(objectKeyOf(postPath({ slug: 'new' })))
}, 240_000)

it('an alert is on the main pages before it is on posts', async () => {
  const startsAt = new Date(Date.now() - 60_000).toISOString()
  const endsAt = new Date(Date.now() + 3_600_000).toISOString()
  const alert = { message: 'Closed today.', level: 'urgent', pages: [], startsAt, endsAt }
  const { id } = await desk.create('alert', alert)
  await publishDocument(desk, { kind: 'alert', id, content: {} })
  const [first = [], second = [], ...others] = (await site.render()).publications
  expect(others).toEqual([])
  expect(first).toEqual(expect.arrayContaining([home, objectKeyOf('/blog'), objectKeyOf('/faq')]))
  expect(first).not.toContain(keyOf(101))
  expect(second).toContain(keyOf(101))
  expect(await site.differing()).toEqual([])
}, 240_000)
