import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { DocumentList } from '#shared/entities/documents.ts'
import { dueUntil } from '../store/desk/due.ts'
import { redirects } from '../store/desk/redirects.ts'
import { crashAfter } from '../testing/crashAfter.ts'
import { startDesk } from '../testing/desk.ts'
import { request } from '../testing/request.ts'
import { runDue } from './runDue.ts'

const desk = startDesk()
const params = { kind: 'post', id: 'post-00002' }
const farFuture = '2100-01-01T00:00:00.000Z'

/** The list is whole, and the post's page is there. */
async function requireConsistentBlog(slug: string): Promise<void> {
  const { json } = await request('GET /api/blog/posts', { query: 'page=1&perPage=100' })
  const { posts, total } = PostList.parse(json)
  expect([posts.length, total]).toEqual([25, 25])
  expect(posts.find(({ id }) => id === params.id)?.slug).toBe(slug)
  const post = await request('GET /api/blog/posts/{slugOrId}', { params: { slugOrId: slug } })
  expect(post.statusCode).toBe(200)
}

const PostList = z.object({
  total: z.number(),
  posts: z.array(z.object({ id: z.string(), slug: z.string() })),
})

const finishWhatIsDue = () => runDue(desk.store, farFuture, async () => undefined)

it('a publication that stops after any of its steps is finished later, and public reads never break', async () => {
  let crashes = 0
  for (let step = 0; ; step += 1) {
    const { draft, published } = await desk.find('post', params.id)
    const slug = `address-${step % 2}`
    const before = published?.version ?? 0
    const saved = await desk.change('PUT /api/admin/documents/{kind}/{id}/draft', {
      params,
      json: {
        content: { ...published?.content, slug, title: `Title ${step}` },
        version: draft?.version ?? 0,
      },
    })
    const crash = crashAfter(desk.store, step + 2)
    await desk.send('POST /api/admin/documents/{kind}/{id}/publish', {
      params,
      json: { version: saved.draft?.version },
    })
    const isCrashed = crash.restart()
    const { published: atCrash } = await desk.find('post', params.id)
    await requireConsistentBlog(String(atCrash?.content.slug))
    await finishWhatIsDue()
    const after = await desk.find('post', params.id)
    await requireConsistentBlog(String(after.published?.content.slug))
    if (after.draft) {
      // It had not begun: the draft has every word.
      expect(after.draft.content).toMatchObject({ slug, title: `Title ${step}` })
      expect(after.published).toEqual(published)
    } else {
      expect(after.published).toMatchObject({ version: before + 1, content: { slug } })
      expect((await redirects(desk.store)).find(({ to }) => to !== `/blog/${slug}`)).toBeUndefined()
      const { json } = await desk.send('GET /api/admin/documents', { query: `kind=post&search=${slug}` })
      expect(DocumentList.parse(json).documents[0]).toMatchObject({
        status: 'published',
        title: `Title ${step}`,
      })
      expect(await dueUntil(desk.store, farFuture)).toEqual([])
    }
    if (!isCrashed) break
    crashes += 1
  }
  expect(crashes).toBeGreaterThan(10)
}, 120_000)

it('a deletion that stops after any of its steps is finished later, and public reads never break', async () => {
  let crashes = 0
  for (let step = 0; step < 40; step += 1) {
    const id = `post-${String(step + 3).padStart(5, '0')}`
    if (step >= 20) throw new Error('The deletion has more steps than the test has posts')
    const crash = crashAfter(desk.store, step + 2)
    await desk.send('DELETE /api/admin/documents/{kind}/{id}', {
      params: { kind: 'post', id },
      query: 'version=1',
    })
    const isCrashed = crash.restart()
    await finishWhatIsDue()
    const { json } = await request('GET /api/blog/posts', { query: 'page=1&perPage=100' })
    const { posts, total } = PostList.parse(json)
    expect(total).toBe(posts.length)
    const found = await desk.send('GET /api/admin/documents/{kind}/{id}', { params: { kind: 'post', id } })
    expect(found.statusCode).toBe(posts.some((post) => post.id === id) ? 200 : 404)
    if (!isCrashed) break
    crashes += 1
  }
  expect(crashes).toBeGreaterThan(5)
}, 120_000)
