import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import {
  type DeskDocument,
  type DocumentKind,
  DocumentLinks,
  DocumentOrder,
} from '#shared/entities/documents.ts'
import { Issue } from '#shared/entities/problem.ts'
import { validationMessages } from '#shared/entities/validationMessages.ts'
import { dayAfter, localDay } from '#shared/hours/localDay.ts'
import { keys } from '#shared/keys.ts'
import { redirects } from '../store/desk/redirects.ts'
import { versionWrite } from '../store/desk/versions.ts'
import { readLock } from '../store/renderRequest.ts'
import { seedTable } from '../store/seed.ts'
import { storedItems } from '../store/storedItems.ts'
import { transactAll } from '../store/writeChecked.ts'
import { content } from '../testing/content.ts'
import { startDesk } from '../testing/desk.ts'
import { request } from '../testing/request.ts'

const desk = startDesk()
const Refusal = z.object({
  message: z.string(),
  issues: z.optional(z.array(Issue)),
})

const newPost = {
  slug: 'a-new-post',
  title: 'A new post',
  category: 'Families',
  author: 'The team',
  content: '<p>Words.</p>',
}

const save = (kind: DocumentKind, id: string, fields: object) => desk.edit({ kind, id }, fields)
const change = (kind: DocumentKind, id: string, fields: object, confirmed: string[] = []) =>
  desk.publishChange({ kind, id }, fields, confirmed)

async function refusal(kind: DocumentKind, id: string, fields: object) {
  const { draft } = await save(kind, id, fields)
  const { statusCode, json } = await desk.tryTo('publish', { kind, id }, { version: draft?.version })
  return { statusCode, ...Refusal.parse(json) }
}

const read = async (key: Parameters<typeof request>[0], params: Record<string, string>, query = '') =>
  request(key, { params, query })

const words = (text: string) => ({ name: 'main heading', values: { text } })

describe('a publication', () => {
  it('of a new post shows it, counts it and requests one rendering [13.6]', async () => {
    const before = (await read('GET /api/blog/posts', {}, 'category=Families')).json
    const { id } = await desk.create('post', newPost)
    const published = await desk.act('publish', { kind: 'post', id }, { version: 1 })
    expect(published).toMatchObject({ status: 'published', draft: null, published: { version: 1 } })
    const post = (await read('GET /api/blog/posts/{slugOrId}', { slugOrId: 'a-new-post' })).json
    expect(post).toMatchObject({ ...newPost, id, excerpt: 'Words.…' })
    const after = (await read('GET /api/blog/posts', {}, 'category=Families')).json
    expect(after).toMatchObject({ total: z.object({ total: z.number() }).parse(before).total + 1 })
    expect(desk.renderings()).toBe(1)
  })

  it.each([
    ['faq', 'z-first', { question: 'Where?' }, 'GET /api/faqs/{id}'],
    ['review', 'r-z', { title: 'Very kind' }, 'GET /api/reviews/{id}'],
    ['service', 's-z', { title: 'Group work' }, 'GET /api/services/{id}'],
  ] as const)('of a changed %s shows it', async (kind, id, fields, key) => {
    await change(kind, id, fields)
    expect((await read(key, { id })).json).toMatchObject(fields)
  })

  it('of a changed stored page, landing page and treatment page shows them', async () => {
    await change('page', 'faq', { title: 'Our answers' })
    expect((await read('GET /api/pages/{name}', { name: 'faq' })).json).toMatchObject({
      title: 'Our answers',
    })
    await change('landing', 'how-we-help', { title: 'How we can help' })
    const category = 'how-we-help'
    expect((await read('GET /api/treatment-pages/{category}', { category })).json).toMatchObject({
      title: 'How we can help',
    })
    await change('treatment', 'how-we-help.group-therapy', { text1: '<p onclick="x()">New words</p>' })
    const path = { category, path: 'group-therapy' }
    expect((await read('GET /api/treatment-pages/{category}/{path+}', path)).json).toMatchObject({
      text1: '<p>New words</p>',
      version: 2,
    })
  })

  it('names the document and the pages that show it for the rendering', async () => {
    const { id } = await desk.create('post', { ...newPost, slug: 'named' })
    await change('post', id, {})
    await change('faq', 'group.1', { servicePageId: 'how-we-help.group-therapy' })
    const { changed } = await readLock(desk.store)
    expect(changed).toContain(`post/${id}`)
    expect([...changed]).toEqual(
      expect.arrayContaining([
        '/blog/named',
        '/blog',
        'faq/group.1',
        '/faq',
        'treatment/how-we-help.group-therapy',
      ]),
    )
  })
})

describe('a draft is not published', () => {
  it('without its required fields, which are named [13.7]', async () => {
    const { id } = await desk.create('post', { ...newPost, slug: 'incomplete', title: '', category: '' })
    const { json, statusCode } = await desk.tryTo('publish', { kind: 'post', id }, { version: 1 })
    expect(statusCode).toBe(400)
    expect(json).toMatchObject({
      message: 'title: is required',
      issues: [
        { path: ['title'], message: 'is required' },
        { path: ['category'], message: 'is required' },
      ],
    })
  })

  it.each(['<p> </p>', '<p>&nbsp;</p><hr>', '<ul><li></li></ul>', '<p>\u00ad</p>'])(
    'with the text %j, which shows nothing [13.7]',
    async (text) => {
      const { id } = await desk.create('post', { ...newPost, slug: 'blank', content: text })
      expect(await refusal('post', id, {})).toMatchObject({
        issues: [{ path: ['content'], message: 'is required' }],
      })
    },
  )

  it('without an address, which is one problem [13.7]', async () => {
    const place = { category: 'what-we-treat', parentId: null, slug: 'what-we-treat/' }
    const { id } = await desk.create('treatment', { ...place, title: 'Sleep' })
    const { issues } = await refusal('treatment', id, place)
    expect(issues?.filter(({ path }) => path[0] === 'slug')).toEqual([
      { path: ['slug'], message: 'is required' },
    ])
  })

  it('at an address that another document has [13.8]', async () => {
    const { id } = await desk.create('post', { ...newPost, slug: 'slug-of-3' })
    expect(await refusal('post', id, {})).toMatchObject({
      statusCode: 400,
      issues: [{ path: ['slug'], message: 'is already the address of "Post 3"' }],
    })
  })

  it('at an address that another document gets at the same time [13.8]', async () => {
    const ids = [1, 2].map(async () => (await desk.create('post', { ...newPost, slug: 'of-two' })).id)
    const [one = '', other = ''] = await Promise.all(ids)
    const responses = await Promise.all(
      [one, other].map((id) => desk.tryTo('publish', { kind: 'post', id }, { version: 1 })),
    )
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
  })

  it.each(['admin', 'api', 'assets', 'blog', 'what-we-treat', 'privacy-policy', 'page'])(
    'at the reserved slug %s',
    async (slug) => {
      const { id } = await desk.create('post', { ...newPost, slug })
      expect(await refusal('post', id, {})).toMatchObject({ statusCode: 400, issues: [{ path: ['slug'] }] })
    },
  )

  it.each([
    ['without its hero', [{ name: 'values_section', elements: [words('Kind')] }]],
    ['with a hero of another name', [{ name: 'Hero', elements: [words('Welcome')] }]],
    [
      'with a hero without a heading',
      [{ name: 'hero', elements: [{ name: 'description', values: { text: 'We help' } }] }],
    ],
  ])('as a home page %s [14.46]', async (_, stored) => {
    expect((await refusal('page', 'home', { content: stored })).issues).toContainEqual({
      path: ['content'],
      message: validationMessages.noHero,
    })
  })

  it('as a post of a later year, which would stay the first of all [13.38]', async () => {
    const { id } = await desk.create('post', { ...newPost, slug: 'admin' })
    const refusedFields = async (days: number) => {
      const createdAt = new Date(Date.now() + days * 24 * 60 * 60 * 1_000).toISOString()
      return (await refusal('post', id, { createdAt })).issues?.map(({ path }) => path.join('.'))
    }
    expect(await refusedFields(367)).toEqual(['createdAt', 'slug'])
    expect(await refusedFields(30)).toEqual(['slug'])
  })

  it('with a section that has nothing [14.46]', async () => {
    const { issues } = await refusal('page', 'faq', { content: [{ name: 'empty', elements: [] }] })
    expect(issues).toEqual([{ path: ['content', 0, 'elements'], message: validationMessages.emptySection }])
  })

  it('with page content that the site cannot show, naming section and element', async () => {
    const broken = [{ name: 'hero', elements: [{ name: 'main heading', values: {} }] }]
    expect(await refusal('page', 'blog', { content: broken })).toMatchObject({
      statusCode: 400,
      issues: [{ path: ['content', 0, 'elements', 0, 'values', 'text'], message: 'is required' }],
    })
  })

  it('with a frame of a website that browsers would block, naming those that they show [13.35]', async () => {
    const frame = (url: string) => ({ content: [{ type: 'embed', title: 'Video', url }] })
    const refused = 'section 1 "", url: must be of a website that pages can show in a frame: this site'
    expect(await refusal('page', 'accessibility', frame('https://video.example/1'))).toMatchObject({
      statusCode: 400,
      issues: [{ path: ['content'], message: refused }],
    })
    vi.stubEnv('CONTACT_FORM_URL', 'https://forms.example/form?id=7')
    expect(await refusal('page', 'accessibility', frame('https://video.example/1'))).toMatchObject({
      issues: [{ message: `${refused}, forms.example` }],
    })
    await change('page', 'accessibility', frame('https://forms.example/another'))
    await change('page', 'accessibility', frame('/contact-form'))
  })

  it('with a fact that the clinic does not have is refused in a sentence [18.14]', async () => {
    const { statusCode, issues } = await refusal('faq', 'z-first', {
      answer: '<p>Call {phone:Cumming} or {phone:Nowhere}.</p>',
    })
    expect(statusCode).toBe(400)
    expect(issues).toEqual([
      {
        path: ['answer'],
        message:
          '“{phone:Nowhere}”: The clinic has no such fact. Delete this, and choose the fact in “Insert a fact of the clinic”.',
      },
    ])
  })

  it('with words that the content checks block', async () => {
    const html = '<p>We help addicts.</p>'
    expect(await refusal('faq', 'z-first', { answer: html })).toMatchObject({
      statusCode: 400,
      issues: [{ path: ['answer'] }],
    })
  })

  it.each<[string, object, string]>([
    ['a phone with letters', { phone: '(770) CALL-NOW' }, 'offices.0.phone'],
    ['a position outside Georgia', { position: [40.7, -84.1] }, 'offices.0.position.0'],
    [
      'times that end before they begin',
      { hours: [{ days: ['Mo'], opens: '17:00', closes: '08:30' }] },
      'offices.0.hours.0.closes',
    ],
    [
      'overlapping exceptions',
      {
        exceptions: [
          { from: '2027-01-12', to: '2027-01-14', reason: 'Ice' },
          { from: '2027-01-14', to: '2027-01-15', reason: 'Snow' },
        ],
      },
      'offices.0.exceptions.1.from',
    ],
  ])('of facts of the clinic with %s [18.8]', async (_, change, field) => {
    const [cumming, ...others] = content.site.offices
    const offices = [{ ...cumming, ...change }, ...others]
    const { statusCode, issues } = await refusal('site', 'site', { offices })
    expect(statusCode).toBe(400)
    expect(issues?.map(({ path }) => path.join('.'))).toEqual([field])
  })

  it('as an FAQ with an answer of more than 10,000 characters, since the page shows all of them [13.37]', async () => {
    expect(await refusal('faq', 'z-first', { answer: '<p>word</p>'.repeat(1_000) })).toMatchObject({
      statusCode: 400,
      issues: [{ path: ['answer'], message: 'must have at most 10000 characters' }],
    })
  })

  it('as an FAQ of a page that does not exist', async () => {
    expect(await refusal('faq', 'group.1', { servicePageId: 'how-we-help.nothing' })).toMatchObject({
      statusCode: 400,
      issues: [{ path: ['servicePageId'], message: 'must be a published page' }],
    })
  })
})

describe('the address of a treatment page', () => {
  const parent = 'what-we-treat.prescription-drug-addiction'
  const child = `${parent}.oxycodone-addiction`

  it('changes with that of its parent, and the old addresses of both lead to the new ones [13.9]', async () => {
    await change('treatment', parent, { slug: 'what-we-treat/prescription-drugs' })
    const path = { category: 'what-we-treat', path: 'prescription-drugs/oxycodone-addiction' }
    expect((await read('GET /api/treatment-pages/{category}/{path+}', path)).statusCode).toBe(200)
    expect((await redirects(desk.store)).map(({ from, to }) => [from, to])).toEqual([
      ['/what-we-treat/prescription-drug-addiction', '/what-we-treat/prescription-drugs'],
      [
        '/what-we-treat/prescription-drug-addiction/oxycodone-addiction',
        '/what-we-treat/prescription-drugs/oxycodone-addiction',
      ],
    ])
  })

  it('moves with the page to the first level, and below another page of another category', async () => {
    await change('treatment', child, { parentId: null })
    expect((await desk.find('treatment', child)).published?.content.slug).toBe(
      'what-we-treat/oxycodone-addiction',
    )
    await change('treatment', child, { parentId: 'how-we-help.group-therapy' })
    expect((await desk.find('treatment', child)).published?.content).toMatchObject({
      slug: 'how-we-help/group-therapy/oxycodone-addiction',
      category: 'how-we-help',
    })
    await change('treatment', child, { parentId: parent })
  })

  it('leads nowhere else once a page has it again, so that two pages can swap theirs [13.10]', async () => {
    const first = await desk.create('post', { ...newPost, slug: 'first' })
    const second = await desk.create('post', { ...newPost, slug: 'second' })
    await change('post', first.id, {})
    await change('post', second.id, {})
    await change('post', first.id, { slug: 'for-a-moment' })
    await change('post', second.id, { slug: 'first' })
    await change('post', first.id, { slug: 'second' })
    const led = (await redirects(desk.store)).filter(({ from }) => from.startsWith('/blog/'))
    expect(led.map(({ from, to }) => [from, to])).toEqual([['/blog/for-a-moment', '/blog/second']])
  })

  it('is one hop away, however often it changed', async () => {
    const { id } = await desk.create('post', { ...newPost, slug: 'one' })
    await change('post', id, {})
    for (const slug of ['two', 'three', 'one', 'four']) await change('post', id, { slug })
    const led = (await redirects(desk.store)).filter(({ to }) => to === '/blog/four')
    expect(led.map(({ from }) => from)).toEqual(['/blog/one', '/blog/three', '/blog/two'])
  })

  it('has two levels at most', async () => {
    expect(await refusal('treatment', parent, { parentId: 'how-we-help.group-therapy' })).toMatchObject({
      statusCode: 400,
      issues: [{ path: ['parentId'] }],
    })
    const { draft } = await desk.find('treatment', parent)
    await desk.act('discard', { kind: 'treatment', id: parent }, { version: draft?.version })
    const { id } = await desk.create('treatment', { slug: 'deep', title: 'Deep', parentId: child })
    expect((await refusal('treatment', id, {})).issues).toContainEqual({
      path: ['parentId'],
      message: 'must be a published page of the first level',
    })
  })
})

describe('the history of a document', () => {
  it('has what it was before, and each publication with its author', async () => {
    await change('post', 'post-00004', { title: 'Changed' })
    expect(await desk.versions({ kind: 'post', id: 'post-00004' })).toEqual([
      { number: 2, at: expect.any(String), by: 'ana', action: 'published' },
      { number: 1, action: 'imported' },
    ])
    const version = await desk.send('GET /api/admin/documents/{kind}/{id}/versions/{number}', {
      params: { kind: 'post', id: 'post-00004', number: '1' },
    })
    expect(version.json).toMatchObject({ number: 1, content: { title: 'Post 4' } })
  })

  it('is a 404 for a version that is not there', async () => {
    for (const number of ['9', '0', 'x', '101']) {
      const params = { kind: 'post', id: 'post-00004', number }
      const response = await desk.send('GET /api/admin/documents/{kind}/{id}/versions/{number}', { params })
      expect(response.statusCode).toBe(404)
    }
    const restore = { version: 2, restore: 9 }
    expect((await desk.tryTo('publish', { kind: 'post', id: 'post-00004' }, restore)).statusCode).toBe(404)
  })

  it('undoes a publication in one request [13.12]', async () => {
    const restored = await desk.act('publish', { kind: 'post', id: 'post-00004' }, { version: 2, restore: 1 })
    expect(restored).toMatchObject({ draft: null, published: { version: 3, content: { title: 'Post 4' } } })
    expect((await desk.versions({ kind: 'post', id: 'post-00004' }))[0]).toMatchObject({
      number: 3,
      action: 'restored',
    })
  })

  it('has 100 versions at most', async () => {
    const name = { kind: 'review', id: 'often' } as const
    for (let number = 1; number <= 101; number += 1)
      await transactAll(desk.store, [
        versionWrite(name, { number, by: 'ana', action: 'published', content: { number } }),
      ])
    const versions = await desk.versions({ kind: 'review', id: 'often' })
    expect([versions.length, versions[0]?.number, versions.at(-1)?.number]).toEqual([100, 101, 2])
  })
})

describe('a document that is taken down', () => {
  const links = async (kind: DocumentKind, id: string) =>
    DocumentLinks.parse(
      (await desk.send('GET /api/admin/documents/{kind}/{id}/links', { params: { kind, id } })).json,
    ).links

  it('is a draft again, and public reads no longer have it', async () => {
    const response = await desk.act('takeDown', { kind: 'post', id: 'post-00010' }, { version: 1 })
    expect(response).toMatchObject({
      status: 'draft',
      published: null,
      draft: { content: { title: 'Post 10' } },
    })
    expect((await read('GET /api/blog/posts/{slugOrId}', { slugOrId: 'slug-of-10' })).statusCode).toBe(404)
    const again = await change('post', 'post-00010', {}, ['takenDown ana'])
    expect(again).toMatchObject({ status: 'published', published: { version: 2 } })
  })

  it('names what links to it beforehand [13.13]', async () => {
    const html = '<p>See <a href="/how-we-help/group-therapy?x=1">group therapy</a>.</p>'
    await change('post', 'post-00011', { content: html })
    expect((await links('treatment', 'how-we-help.group-therapy')).map(({ id }) => id).sort()).toEqual([
      'group.1',
      'post-00011',
      's-z',
    ])
  })

  it('is deleted with its draft', async () => {
    await save('faq', 'a-second', { question: 'A draft' })
    const params = { kind: 'faq', id: 'a-second' }
    expect((await desk.tryTo('remove', params, { version: 9 })).statusCode).toBe(409)
    expect((await desk.tryTo('remove', params, { version: 1 })).statusCode).toBe(204)
    expect((await desk.send('GET /api/admin/documents/{kind}/{id}', { params })).statusCode).toBe(404)
    expect((await read('GET /api/faqs/{id}', { id: 'a-second' })).statusCode).toBe(404)
  })

  it('stays away and keeps its changes at the next seeding, and is there again once it is published [13.15]', async () => {
    await desk.act('takeDown', { kind: 'post', id: 'post-00012' }, { version: 1 })
    await change('post', 'post-00013', { title: 'By staff', category: 'Moved' })
    await seedTable(desk.store, content)
    expect((await read('GET /api/blog/posts/{slugOrId}', { slugOrId: 'post-00012' })).statusCode).toBe(404)
    expect((await desk.find('post', 'post-00013')).published?.content).toMatchObject({ title: 'By staff' })
    expect((await read('GET /api/faqs/{id}', { id: 'a-second' })).statusCode).toBe(404)
    await change('post', 'post-00012', {}, ['takenDown ana'])
    expect((await read('GET /api/blog/posts/{slugOrId}', { slugOrId: 'post-00012' })).statusCode).toBe(200)
  })

  it('is none that the site needs, and no page with pages below it', async () => {
    const remove = 'DELETE /api/admin/documents/{kind}/{id}'
    const home = { params: { kind: 'page', id: 'home' }, query: 'version=1' }
    expect((await desk.send(remove, home)).statusCode).toBe(400)
    const parent = { kind: 'treatment', id: 'what-we-treat.prescription-drug-addiction' }
    const { json, statusCode } = await desk.tryTo('remove', parent, { version: 2 })
    expect(statusCode).toBe(400)
    expect(json).toMatchObject({ message: 'id: has pages below it: Oxycodone Addiction' })
  })
})

describe('publishing together', () => {
  it('publishes what it can with one rendering, and says why the rest is refused [13.20]', async () => {
    const good = await desk.create('service', {
      title: 'Good',
      slug: 'how-we-help/group-therapy',
      description: 'Words',
    })
    const bad = await desk.create('service', { title: 'Bad', slug: 'how-we-help/group-therapy' })

    const { published, refused } = await desk.together({
      documents: [good, bad].map(({ kind, id }) => ({ kind, id, version: 1 })),
    })
    expect(published.map(({ id, status }) => [id, status])).toEqual([[good.id, 'published']])
    const issues = [{ path: ['description'], message: 'is required' }]
    expect(refused).toEqual([{ kind: 'service', id: bad.id, message: 'description: is required', issues }])
    expect(desk.renderings()).toBe(1)
  })

  it('refuses what does not exist, and what cannot', async () => {
    const documents = [
      { kind: 'service', id: 'nothing', version: 1 },
      { kind: 'page', id: '0', version: 1 },
    ]

    expect((await desk.together({ documents })).refused.map(({ message }) => message)).toEqual([
      'Somebody else has changed this document since',
      'page "0" not found',
    ])
  })
})

describe('the list of what is ready to publish', () => {
  const ready = async () => await desk.ready()
  const entryOf = async (id: string) => (await ready()).find((document) => document.id === id)

  it('has every draft, the last changed first, and nothing that is only published', async () => {
    const first = await desk.create('service', { title: 'First' })
    await save('page', 'reviews', { title: 'What people say' })
    const ids = (await ready()).map(({ id }) => id)
    expect(ids.slice(0, 2)).toEqual(['reviews', first.id])
    expect(ids).not.toContain('offices')
    expect(await entryOf('reviews')).toMatchObject({
      ...{ kind: 'page', title: 'What people say', isPublished: true, isOutdated: false },
      ...{ updatedBy: 'ana', issues: [] },
    })
  })

  it('names unfinished fields, blocked words, and an address that another document has [13.19]', async () => {
    const { id } = await desk.create('post', {
      ...newPost,
      slug: 'slug-of-2',
      author: '',
      content: '<p>Help for addicts.</p>',
      excerpt: 'Help',
    })
    expect((await entryOf(id))?.issues).toEqual([
      { path: ['author'], message: 'is required' },
      { path: ['content'], message: expect.stringContaining('addicts') },
      { path: ['slug'], message: expect.stringContaining('Post 2') },
    ])
  })

  it('says where somebody has published another version since [13.19]', async () => {
    await save('review', 'r-z', { title: 'Mine' })
    const { draft } = await desk.find('review', 'r-z')
    await desk.store.documents.send(
      new UpdateCommand({
        TableName: desk.store.tableName,
        Key: keys.document('review', 'r-z'),
        UpdateExpression: 'SET #version = :version',
        ExpressionAttributeNames: { '#version': 'version' },
        ExpressionAttributeValues: { ':version': 40 },
      }),
    )
    expect(await entryOf('r-z')).toMatchObject({ version: draft?.version, isOutdated: true })
  })
})

describe('the order of documents', () => {
  const order = (kind: string, ids: string[], before: string[] = ids) =>
    desk.send('PUT /api/admin/order/{kind}', { params: { kind }, json: { ids, before } })
  const faqIds = async (query = '') =>
    z
      .object({ faqs: z.array(z.object({ id: z.string() })) })
      .parse((await read('GET /api/faqs', {}, query)).json)
      .faqs.map(({ id }) => id)

  it('is that of the request [13.21]', async () => {
    const before = await faqIds()
    expect((await order('faq', before.toReversed(), before)).statusCode).toBe(204)
    expect(await faqIds()).toEqual(before.toReversed())
    expect(desk.renderings()).toBe(1)
  })

  it('is listed with the treatment pages of FAQs', async () => {
    const { json } = await desk.send('GET /api/admin/order/{kind}', { params: { kind: 'faq' } })
    const { documents } = DocumentOrder.parse(json)
    expect(documents.map(({ id }) => id)).toEqual(await faqIds())
    expect(documents.find(({ id }) => id === 'group.1')).toEqual({
      id: 'group.1',
      title: 'Must I talk?',
      servicePageId: 'how-we-help.group-therapy',
    })
  })

  it('stays as it is where somebody else has changed it since it was read [13.22]', async () => {
    const before = await faqIds()
    const [first = '', second = ''] = before
    expect((await order('faq', [second, first], [first, second])).statusCode).toBe(204)
    const changed = await faqIds()
    expect((await order('faq', before, before)).statusCode).toBe(409)
    expect(await faqIds()).toEqual(changed)
  })

  it('of two people at once is the order of one, which both lists show, and a conflict for the other [13.21]', async () => {
    const { id } = await desk.create('faq', {
      question: 'A third?',
      answer: '<p>Yes.</p>',
      categoryName: 'Visiting',
    })
    await change('faq', id, {})
    const before = await faqIds()
    const [first = '', second = '', ...others] = before
    const wanted = [before.toReversed(), [second, first, ...others]]
    const responses = await Promise.all(wanted.map((ids) => order('faq', ids, before)))
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409])
    const shown = await faqIds()
    expect(shown).toEqual(wanted[responses.findIndex(({ statusCode }) => statusCode === 204)])
    const { json } = await desk.send('GET /api/admin/order/{kind}', { params: { kind: 'faq' } })
    expect(DocumentOrder.parse(json).documents.map(({ id }) => id)).toEqual(shown)
    expect((await storedItems(desk.store, 'faq')).map(({ id }) => id)).toEqual(shown)
  })

  it('changes among the documents that the request names [13.21]', async () => {
    const added = await desk.create('faq', {
      question: 'Another?',
      answer: '<p>Yes.</p>',
      categoryName: 'Groups',
      servicePageId: 'how-we-help.group-therapy',
    })
    await change('faq', added.id, {})
    const ofPage = 'servicePageId=how-we-help.group-therapy'
    expect(await faqIds(ofPage)).toEqual(['group.1', added.id])
    await order('faq', [added.id, 'group.1'], ['group.1', added.id])
    expect(await faqIds(ofPage)).toEqual([added.id, 'group.1'])
  })

  it('is refused for unknown documents, repeated ones and kinds without an order', async () => {
    expect((await order('faq', ['nothing'])).statusCode).toBe(400)
    expect((await order('faq', ['group.1', 'group.1'])).statusCode).toBe(400)
    expect((await order('post', ['post-00001'])).statusCode).toBe(400)
  })
})

describe('a sign-off', () => {
  it('puts its day and the reviewer on the page [13.23, 14.23]', async () => {
    const params = { kind: 'treatment', id: 'how-we-help.group-therapy' }
    const { published } = await desk.find('treatment', params.id)
    const version = published?.version
    await desk.act('signOff', params, { version, reviewer: 'Jane Roe, MD' })
    const path = { category: 'how-we-help', path: 'group-therapy' }
    expect((await read('GET /api/treatment-pages/{category}/{path+}', path)).json).toMatchObject({
      lastReviewed: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      reviewedBy: 'Jane Roe, MD',
      version,
    })
    const content = async () => (await desk.find('treatment', params.id)).published?.content
    await change('treatment', params.id, { image1Alt: 'A quiet room' })
    expect(await content()).toMatchObject({ reviewedBy: 'Jane Roe, MD' })
    await change('treatment', params.id, { text1: '<p>Other words.</p>' })
    expect(await content()).not.toHaveProperty('reviewedBy')
    expect(await content()).not.toHaveProperty('lastReviewed')

    expect((await desk.list('status=clinician')).documents.map(({ id }) => id)).toContain(params.id)
    const json = { version, reviewer: 'Jane Roe, MD' }
    expect((await desk.tryTo('signOff', params, json)).statusCode).toBe(409)
  })

  it('comes back with the words that it was given for [14.23]', async () => {
    const params = { kind: 'treatment', id: 'how-we-help.group-therapy' }
    const now = async () => (await desk.find('treatment', params.id)).published
    const signed = (await now())?.version
    await desk.act('signOff', params, { version: signed, reviewer: 'Jane Roe, MD' })
    await change('treatment', params.id, { text1: '<p>Words that nobody has read.</p>' })
    await desk.act('publish', params, { version: (await now())?.version, restore: signed })
    expect((await now())?.content).toMatchObject({ reviewedBy: 'Jane Roe, MD' })
  })

  it('of a lawyer or a translator ends with the next change of the page [2.52, 13.4]', async () => {
    const params = { kind: 'page', id: 'es' } as const
    const due = async () => {
      return (await desk.list('kind=page&status=translator')).documents.map(({ id }) => id)
    }
    const before = (await due()).filter((id) => id !== 'es')
    await change('page', 'es', { title: 'Ayuda' })
    const { published } = await desk.find('page', 'es')
    await desk.act('signOff', params, { version: published?.version, reviewer: 'Eva Ruiz, ATA' })
    expect((await desk.find('page', 'es')).published?.content.reviewedBy).toBe('Eva Ruiz, ATA')
    expect(await due()).toEqual(before)
    await change('page', 'es', { title: 'Ayuda ahora' })
    expect(await due()).toContain('es')
  })

  it('is put on a page that came with the site, which nobody has published here [13.23]', async () => {
    const params = { kind: 'page', id: 'notice-of-privacy-practices' } as const
    await desk.act('signOff', params, { version: 1, reviewer: 'Ann Lee, JD' })
    const { content } = (await desk.find('page', params.id)).published ?? {}
    expect(content).toMatchObject({ reviewedBy: 'Ann Lee, JD' })
    const query = 'kind=page&status=lawyer'
    const { documents } = await desk.list(query)
    expect(documents.map(({ id }) => id)).not.toContain(params.id)
  })

  it('replaces a sample sign-off, which does not count as one [13.24]', async () => {
    const key = keys.document('treatment', 'what-we-treat.prescription-drug-addiction')
    await desk.store.documents.send(
      new UpdateCommand({
        TableName: desk.store.tableName,
        Key: key,
        UpdateExpression: 'SET lastReviewed = :day, reviewedBy = :by, sampleReview = :yes',
        ExpressionAttributeValues: { ':day': localDay(new Date()), ':by': 'The team', ':yes': true },
      }),
    )
    const params = { kind: 'treatment', id: 'what-we-treat.prescription-drug-addiction' }
    await change('treatment', params.id, { description: 'Pain medicine and more.' })
    const due = async () => {
      const query = 'kind=treatment&status=clinician'

      return (await desk.list(query)).documents.map(({ id }) => id)
    }
    expect(await due()).toContain(params.id)
    const { published } = await desk.find('treatment', params.id)
    expect(published?.content.sampleReview).toBe(true)
    await desk.act('signOff', params, { version: published?.version, reviewer: 'Jane Roe, MD' })
    expect(await due()).not.toContain(params.id)
    expect((await desk.find('treatment', params.id)).published?.content.sampleReview).toBeUndefined()
  })

  it('takes a post off the list of the clinician, and is read with the post [13.4]', async () => {
    const params = { kind: 'post', id: 'post-00001' } as const
    const due = async () => {
      return (await desk.list('kind=post&status=clinician&perPage=100')).documents.map(({ id }) => id)
    }
    expect(await due()).toContain(params.id)
    const { published } = await desk.find('post', params.id)
    await desk.act('signOff', params, { version: published?.version, reviewer: 'Jane Roe, MD' })
    expect(await due()).not.toContain(params.id)
    expect((await read('GET /api/blog/posts/{slugOrId}', { slugOrId: params.id })).json).toMatchObject({
      reviewedBy: 'Jane Roe, MD',
    })
  })

  it.each([
    [29, true],
    [31, false],
  ])(
    '%i days before a statement of the text ends, the text is to be read again: %s [13.79]',
    async (days, isDue) => {
      const params = { kind: 'post', id: 'post-00002' } as const
      await change('post', params.id, { validUntil: dayAfter(localDay(new Date()), days) })
      const { published } = await desk.find('post', params.id)
      await desk.act('signOff', params, { version: published?.version, reviewer: 'Jane Roe, MD' })

      const ids = (await desk.list('kind=post&status=clinician&perPage=100')).documents.map(({ id }) => id)
      expect(ids.includes(params.id)).toBe(isDue)
    },
  )

  it.each([
    ['review', 'r-a'],
    ['site', 'site'],
  ])('is not of a %s', async (kind, id) => {
    const json = { version: 1, reviewer: 'Jane Roe, MD' }
    expect((await desk.tryTo('signOff', { kind, id }, json)).statusCode).toBe(400)
  })
})

describe('the last place in the menu or the footer', () => {
  const newPage = (name: string) =>
    desk.create('treatment', {
      ...{ title: name, slug: `how-we-help/${name}`, category: 'how-we-help', parentId: null },
      ...{ description: 'Help.', image1: '/art/foothills-wide.svg', linkedFrom: ['menu', 'footer'] },
    })
  const publishPage = ({ id }: DeskDocument) =>
    desk.tryTo('publish', { kind: 'treatment', id }, { version: 1 })

  it('goes to one of two people who publish at once, and the other reads why [13.16]', async () => {
    for (const name of ['parking', 'childcare']) await publishPage(await newPage(name))
    const responses = await Promise.all(
      [await newPage('housing'), await newPage('transport')].map((page) => publishPage(page)),
    )
    const refused = responses.filter(({ statusCode }) => statusCode === 400)
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400])
    const path = ['linkedFrom']
    expect(refused[0]?.json).toMatchObject({ issues: [{ path }, { path }] })
  })

  it('is not there for a later page, until one that has it gives it up', async () => {
    const later = await newPage('work')
    const { json } = await publishPage(later)
    expect(Refusal.parse(json).issues?.map(({ message }) => message)).toEqual([
      validationMessages.noPlace('menu', 3),
      validationMessages.noPlace('footer', 3),
    ])
    const { documents } = await desk.list('kind=treatment&search=parking')
    await change('treatment', documents[0]?.id ?? '', { linkedFrom: ['menu'] })
    expect(await refusal('treatment', later.id, {})).toMatchObject({
      issues: [{ message: validationMessages.noPlace('menu', 3) }],
    })
  })
})
