import { beforeAll, expect, it } from 'vitest'
import { DocumentList } from '#shared/entities/documents.ts'
import { keys } from '#shared/keys.ts'
import { nextYear } from '#shared/testing/nextYear.ts'
import { allContent } from '../store/allContent.ts'
import { linkStoredDocuments } from '../store/documentLinks.ts'
import { findItem } from '../store/read.ts'
import { updateItem } from '../store/write.ts'
import { requireConsistentTable } from '../testing/consistentTable.ts'
import { startDesk } from '../testing/desk.ts'
import { request } from '../testing/request.ts'

const desk = startDesk()

const publish = (kind: string, id: string, fields: object) =>
  desk.publishChange({ kind, id }, fields, ['takenDown ana'])

async function takeDown(kind: 'post' | 'treatment', id: string): Promise<void> {
  const { published } = await desk.find(kind, id)
  await desk.act('takeDown', { kind, id }, { version: published?.version })
}

/** The slugs of two posts change places. */
async function swap(one: string, other: string): Promise<void> {
  const [first, second] = [await desk.find('post', one), await desk.find('post', other)]
  await publish('post', one, { slug: 'between' })
  await publish('post', other, { slug: first.published?.content.slug })
  await publish('post', one, { slug: second.published?.content.slug })
}

const linking = (post: string) => [
  {
    name: 'hero',
    elements: [
      { name: 'rich text', values: { html: `<p>See <a href="${post}#end">this</a> and that.</p>` } },
      { name: 'cta button', values: { label: 'Read', url: post } },
      { name: 'card', values: { title: 'A card', ctaText: 'More', ctaUrl: post } },
      {
        name: 'link list',
        values: {
          links: [
            { label: 'Post', url: `${post}?from=list` },
            { label: 'FAQ', url: '/faq' },
          ],
        },
      },
    ],
  },
]

async function linksShown(name: string): Promise<string[]> {
  const { json } = await request('GET /api/pages/{name}', { params: { name } })
  return Array.from(
    JSON.stringify(json).matchAll(/"(\/(?:blog|faq|~)[^"\\]*)/g),
    ([, address = '']) => address,
  )
}

const shownAt = (address: string) => [`${address}#end`, address, address, `${address}?from=list`, '/faq']

const alert = { message: 'Closed', endsAt: `${nextYear}-01-01T00:00:00.000Z`, linkText: 'Why' }

async function alertShown(id: string) {
  const { json } = await request('GET /api/alerts')
  return (json as { id: string }[]).find((shown) => shown.id === id) // As the endpoint declares.
}

beforeAll(async () => {
  await publish('page', 'accessibility', { content: linking('/blog/slug-of-3') })
})

it('a swap of two addresses changes no link: texts, buttons, cards, lists, alerts and their pages follow [14.55]', async () => {
  const { id } = await desk.create('alert', { ...alert, link: '/blog/slug-of-3', pages: ['/blog/slug-of-3'] })
  await publish('alert', id, {})
  expect(await linksShown('accessibility')).toEqual(shownAt('/blog/slug-of-3'))
  await swap('post-00003', 'post-00004')
  expect(await linksShown('accessibility')).toEqual(shownAt('/blog/slug-of-4'))
  expect(await alertShown(id)).toMatchObject({ link: '/blog/slug-of-4', pages: ['/blog/slug-of-4'] })
  await swap('post-00003', 'post-00004')
  expect(await linksShown('accessibility')).toEqual(shownAt('/blog/slug-of-3'))
  await requireConsistentTable(desk.store)
})

it('staff read and write addresses of today, in a draft and in an earlier version [14.55]', async () => {
  const params = { kind: 'page', id: 'for-families' }
  const { published } = await desk.find('page', 'for-families')
  const content = { ...published?.content, content: linking('/Blog//Slug%2Dof-5/') }
  const saved = await desk.act('save', params, { content, version: 0 })
  expect(saved.draft?.content.content).toEqual(linking('/blog/slug-of-5'))
  await desk.act('publish', params, { version: 1 })
  await publish('page', 'for-families', { title: 'For all families' })
  await publish('post', 'post-00005', { slug: 'a-new-name' })
  expect((await desk.find('page', 'for-families')).published?.content.content).toEqual(
    linking('/blog/a-new-name'),
  )
  const version = await desk.send('GET /api/admin/documents/{kind}/{id}/versions/{number}', {
    params: { ...params, number: '2' },
  })
  expect(version.json).toMatchObject({ content: { content: linking('/blog/a-new-name') } })
  expect((await allContent(desk.store)).page.get('for-families')?.content).toEqual(
    linking('/blog/a-new-name'),
  )
})

it('a renamed page changes nothing in what links to it: no draft, no sign-off, no version [14.55]', async () => {
  const before = await desk.find('page', 'accessibility')
  await publish('post', 'post-00003', { slug: 'renamed' })
  const after = await desk.find('page', 'accessibility')
  expect(after).toEqual({
    ...before,
    published: {
      ...before.published,
      content: { ...before.published?.content, content: linking('/blog/renamed') },
    },
  })
})

it('a page that is taken down leaves lists, buttons, cards and alerts, and the words of texts stay; then it comes back [14.56]', async () => {
  await publish('page', 'pregnancy', { content: linking('/blog/slug-of-6') })
  const { id } = await desk.create('alert', { ...alert, link: '/blog/slug-of-6' })
  await publish('alert', id, {})
  await takeDown('post', 'post-00006')
  expect(await linksShown('pregnancy')).toEqual(['/faq'])
  const { json } = await request('GET /api/pages/{name}', { params: { name: 'pregnancy' } })
  expect(json).toMatchObject({
    content: [
      {
        elements: [
          { values: { html: '<p>See this and that.</p>' } },
          { name: 'card', values: { title: 'A card', ctaText: 'More' } },
          { values: { links: [{ label: 'FAQ', url: '/faq' }] } },
        ],
      },
    ],
  })
  expect(await alertShown(id)).not.toHaveProperty('link')
  const broken = await desk.send('GET /api/admin/documents', { query: 'status=brokenLinks&kind=page' })
  expect(DocumentList.parse(broken.json).documents).toMatchObject([{ id: 'pregnancy' }])
  await publish('post', 'post-00006', { slug: 'back-again' })
  expect(await linksShown('pregnancy')).toEqual(shownAt('/blog/back-again'))
})

it('what links to a page is named before it is taken down, whatever its address was [14.49]', async () => {
  const { json } = await desk.send('GET /api/admin/documents/{kind}/{id}/links', {
    params: { kind: 'post', id: 'post-00003' },
  })
  expect(json).toMatchObject({
    links: expect.arrayContaining([expect.objectContaining({ id: 'accessibility' })]),
  })
})

it('a service follows its treatment page, and is not listed without it [14.55, 14.56]', async () => {
  const slugs = async () => {
    const { json } = await request('GET /api/services')
    return (json as { slug: string }[]).map(({ slug }) => slug) // As the endpoint declares.
  }
  await publish('treatment', 'how-we-help.group-therapy', { slug: 'how-we-help/groups' })
  expect(await slugs()).toEqual(['how-we-help/groups', 'how-we-help/aftercare'])
  await takeDown('treatment', 'how-we-help.group-therapy')
  expect(await slugs()).toEqual(['how-we-help/aftercare'])
})

it('content of an earlier release gets its links at the next seeding, and its version stays [14.55]', async () => {
  const key = keys.document('page', 'offices')
  await updateItem(desk.store, key, { set: { content: linking('/blog/slug-of-7') } })
  await linkStoredDocuments(desk.store)
  const stored = await findItem(desk.store, key)
  const links = { '/blog/slug-of-7': 'post/post-00007' }
  expect(stored).toMatchObject({ content: linking('/blog/slug-of-7'), links, revision: 2 })
  expect(stored).not.toHaveProperty('version')
  await linkStoredDocuments(desk.store)
  expect(await findItem(desk.store, key)).toEqual(stored)
  await publish('post', 'post-00007', { slug: 'seven' })
  expect(await linksShown('offices')).toEqual(shownAt('/blog/seven'))
})

it('page content that is stored as JSON text has its links too [14.55, 14.56]', async () => {
  await publish('page', 'court-and-probation', { content: JSON.stringify(linking('/blog/slug-of-8')) })
  await publish('post', 'post-00008', { slug: 'eight' })
  const shown = async () => {
    const { json } = await request('GET /api/pages/{name}', { params: { name: 'court-and-probation' } })
    return JSON.parse((json as { content: string }).content) // Stored as text.
  }
  expect(await shown()).toEqual(linking('/blog/eight'))
  await takeDown('post', 'post-00008')
  expect(JSON.stringify(await shown())).not.toMatch(/eight|~|A cta/)
})
