import { describe, expect, it } from 'vitest'
import { apiLimits } from '#shared/apiLimits.ts'
import { reviewers } from '#shared/documentTasks.ts'
import { DeskDocument, ReadyDocuments } from '#shared/entities/documents.ts'
import { validationMessages } from '#shared/entities/validationMessages.ts'
import { localDay } from '#shared/hours/localDay.ts'
import { keys } from '#shared/keys.ts'
import { updateItem } from '../store/write.ts'
import { content } from '../testing/content.ts'
import { startDesk } from '../testing/desk.ts'
import { request } from '../testing/request.ts'
import { runDue } from './runDue.ts'

const desk = startDesk()
const draft = 'PUT /api/admin/documents/{kind}/{id}/draft'
const params = { kind: 'post', id: 'post-00007' }

const list = async (query: string) => await desk.list(query)

describe('a draft', () => {
  it('may be empty, and gets its id from the server', async () => {
    const response = await desk.send('POST /api/admin/documents/{kind}', {
      params: { kind: 'faq' },
      json: { content: {} },
    })
    expect(response.statusCode).toBe(201)
    const created = DeskDocument.parse(response.json)
    expect(created).toMatchObject({ status: 'draft', published: null, draft: { content: {}, version: 1 } })
    expect(await desk.find('faq', created.id)).toEqual(created)
  })

  it('of a treatment page may have unfinished sources, which are not published [13.17]', async () => {
    const at = { kind: 'treatment', id: 'how-we-help.group-therapy' }
    const { published } = await desk.find('treatment', at.id)
    const sources = [{ title: 'A guideline', publisher: '', year: 20, url: '' }]
    const saved = await desk.act('save', at, { content: { ...published?.content, sources }, version: 0 })
    expect(saved.draft?.content.sources).toEqual(sources)
    const { statusCode, json } = await desk.tryTo('publish', at, { version: saved.draft?.version })
    expect(statusCode).toBe(400)
    expect(json).toMatchObject({
      issues: [
        { path: ['sources', 0, 'publisher'], message: 'must not be empty' },
        { path: ['sources', 0, 'year'] },
        { path: ['sources', 0, 'url'] },
      ],
    })
  })

  it('is separate from the published document, which stays as it is [13.1]', async () => {
    const before = await desk.find('post', params.id)
    expect(before).toMatchObject({ status: 'published', draft: null, published: { version: 1 } })
    const changed = await desk.act('save', params, {
      content: { ...before.published?.content, title: '' },
      version: 0,
    })
    expect(changed).toMatchObject({ status: 'changed', draft: { version: 1, basedOn: 1, updatedBy: 'ana' } })
    expect(changed.published).toEqual(before.published)
    const post = await request('GET /api/blog/posts/{slugOrId}', { params: { slugOrId: params.id } })
    expect(post.json).toEqual(content.posts[6])
  })

  it('is saved over the version that it was read at, and otherwise is a 409 with the document as it is [13.2]', async () => {
    const at = { kind: 'review', id: 'r-a' }
    await desk.act('save', at, { content: { title: 'One' }, version: 0 })
    const { statusCode, json } = await desk.tryTo('save', at, { content: { title: 'Two' }, version: 0 })
    expect(statusCode).toBe(409)
    expect(json).toMatchObject({ current: { draft: { content: { title: 'One' }, version: 1 } } })
    const saved = await desk.act('save', at, { content: { title: 'Two' }, version: 1, basedOn: 1 })
    expect(saved.draft).toMatchObject({ content: { title: 'Two' }, version: 2, basedOn: 1 })
  })

  it('goes on after a save of which only the response was lost, and knows a repeated save [13.2]', async () => {
    const { id } = await desk.create('faq', { question: 'One' })
    const at = { kind: 'faq', id }
    const save = (question: string, version: number, own: { id: string; follows?: string[] }) =>
      desk.tryTo('save', at, { content: { question }, version, tab: 'here', ...own })
    expect(await save('Two', 1, { id: 'a' })).toMatchObject({ statusCode: 200 })
    const repeated = await save('Two', 1, { id: 'a' })
    expect(repeated).toMatchObject({ statusCode: 200, json: { draft: { version: 2, save: 'a' } } })
    expect(await save('Three', 1, { id: 'b', follows: ['a'] })).toMatchObject({
      statusCode: 200,
      json: { draft: { content: { question: 'Three' }, version: 3 } },
    })
    const conflict = await save('Four', 1, { id: 'c', follows: ['a'] })
    expect(conflict, 'another save came between').toMatchObject({ statusCode: 409 })
  })

  it('of two saved at the same time is one of them, and the other is a 409', async () => {
    const at = { kind: 'page', id: 'home' }
    const saves = ['One', 'Two'].map((title) => desk.tryTo('save', at, { content: { title }, version: 0 }))
    expect((await Promise.all(saves)).map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })

  it('is discarded', async () => {
    const at = { kind: 'service', id: 's-z' }
    await desk.act('save', at, { content: { title: 'One' }, version: 0 })
    expect((await desk.tryTo('discard', at, { version: 2 })).statusCode).toBe(409)
    const after = await desk.act('discard', at, { version: 1 })
    expect(after).toMatchObject({ status: 'published', draft: null })
    expect((await list('kind=service&status=changed')).documents).toEqual([])
  })

  it('of a document that was never published is not discarded but deleted', async () => {
    const { id } = await desk.create('post', { title: 'Never published' })
    const response = await desk.tryTo('discard', { kind: 'post', id }, { version: 1 })
    expect(response.statusCode).toBe(400)
  })

  it('is stored without anything that could run [13.16]', async () => {
    const html = '<p onclick="steal()">Text<script>alert(1)</script></p>'
    const { draft: stored } = await desk.create('post', { content: html })
    expect(stored?.content).toEqual({ content: '<p>Text</p>' })
    const sections = [{ heading: 'Parking', html }]
    const saved = await desk.tryTo(
      'save',
      { kind: 'landing', id: 'how-we-help' },
      { content: { title: 'How We Help', sections }, version: 0 },
    )
    expect(saved.json).toMatchObject({
      draft: { content: { sections: [{ heading: 'Parking', html: '<p>Text</p>' }] } },
    })
  })
})

describe('a document is refused', () => {
  const saved = (json: object) => desk.tryTo('save', { kind: 'faq', id: 'a-second' }, json)

  it('with an unknown field, which the message names', async () => {
    const { statusCode, json } = await saved({ content: { color: 'red' }, version: 0 })
    expect({ statusCode, json }).toMatchObject({ statusCode: 400, json: { message: 'unknown field: color' } })
  })

  it('with a field of another type, which the message names', async () => {
    const { statusCode, json } = await saved({ content: { question: 7 }, version: 0 })
    expect(statusCode).toBe(400)
    expect(json).toMatchObject({ message: 'question: must be a string' })
  })

  it('of a kind that does not exist', async () => {
    expect((await desk.tryTo('save', { kind: 'poem', id: 'x' }, {})).statusCode).toBe(400)
    const read = { params: { kind: 'poem', id: 'x' } }
    expect((await desk.send('GET /api/admin/documents/{kind}/{id}', read)).statusCode).toBe(404)
    const page = { params: { kind: 'page', id: 'secret' } }
    expect((await desk.send('GET /api/admin/documents/{kind}/{id}', page)).statusCode).toBe(404)
  })

  it('of a kind whose documents every site has', async () => {
    const response = await desk.send('POST /api/admin/documents/{kind}', {
      params: { kind: 'landing' },
      json: { content: {} },
    })
    expect(response.statusCode).toBe(400)
  })

  it('of 1 MB, with 413', async () => {
    const question = 'a'.repeat(1024 * 1024)
    expect((await saved({ content: { question }, version: 0 })).statusCode).toBe(413)
    const most = 'a'.repeat(apiLimits.documentBytes)
    expect((await saved({ content: { answer: most }, version: 0 })).statusCode).toBe(413)
  })

  it('of more than 180 KB, with a sentence, and of that much it can be published [13.37]', async () => {
    const texts = (characters: number) => ({ text1: 'ä'.repeat(characters), text2: 'a'.repeat(80_000) })
    const name = { params: { kind: 'treatment', id: 'how-we-help.group-therapy' } }
    const { published, draft: before } = await desk.find('treatment', name.params.id)
    const version = before?.version ?? 0
    const send = (characters: number) =>
      desk.send(draft, {
        ...name,
        json: { content: { ...published?.content, ...texts(characters) }, version },
      })
    expect(await send(60_000)).toMatchObject({
      statusCode: 400,
      json: {
        message: 'content: has 196 KB, and a document at most 180 KB: shorten it, or split it into two',
      },
    })
    expect((await send(51_000)).statusCode).toBe(200)
    const publish = 'POST /api/admin/documents/{kind}/{id}/publish'
    expect((await desk.send(publish, { ...name, json: { version: version + 1 } })).statusCode).toBe(200)
  })

  it.each<[string, unknown, string]>([
    [
      '1,500 tables',
      Array.from({ length: 1_500 }, () => ({ table: 'reviews' })),
      'content: must have at most 100 entries',
    ],
    [
      'the same table twice',
      [{ table: 'faqs' }, { table: 'faqs' }],
      'content: must not show faqs twice on one page',
    ],
    [
      '101 elements in a section',
      [
        {
          name: 'hero',
          elements: Array.from({ length: 101 }, () => ({ name: 'review status', values: {} })),
        },
      ],
      'content: section 1 "hero", elements: must have at most 100 entries',
    ],
    [
      'the contact form 100 times',
      Array.from({ length: 100 }, () => ({ type: 'embed', title: 'Call us' })),
      'content: becomes a page of about 1519 KB, and a page has at most 300 KB: shorten it, or split it into two',
    ],
  ])('of a page with %s, naming the limit [13.37]', async (_, stored, message) => {
    const response = await desk.tryTo(
      'save',
      { kind: 'page', id: 'faq' },
      { content: { title: 'Questions', content: stored }, version: 0 },
    )
    expect(response).toMatchObject({ statusCode: 400, json: { message } })
  })

  it.each<[string, unknown]>([
    ['a part that is called constructor', { constructor: {} }],
    ['a part that is called __proto__', JSON.parse('{"__proto__":{"name":"a"}}')],
    ['a part without a name', { '': 'a' }],
    ['a number of 40 digits', { number: 1e40 }],
    ['a number that is too small', { number: 1e-200 }],
  ])('with %s, which the table could not store once it is published', async (_, structuredData) => {
    const response = await desk.tryTo(
      'save',
      { kind: 'post', id: 'post-00008' },
      { content: { seo: { structuredData } }, version: 0 },
    )
    expect(response).toMatchObject({ statusCode: 400 })
    expect(response.body).toContain(validationMessages.unstorable)
  })

  it('with a line of more than 2,000 characters, which lists would show', async () => {
    expect((await saved({ content: { question: 'a'.repeat(2_001) }, version: 0 })).statusCode).toBe(400)
  })
})

describe('a new draft', () => {
  const place = { category: 'what-we-treat', parentId: null, slug: 'what-we-treat/' }
  const dayAfter = (instant = '') => new Date(Date.parse(instant) + apiLimits.emptyDraft).toISOString()
  const statusOf = async ({ kind, id }: DeskDocument) =>
    (await desk.send('GET /api/admin/documents/{kind}/{id}', { params: { kind, id } })).statusCode

  it('in which nobody writes for a day is gone, and one with a word stays [14.13]', async () => {
    const empty = await desk.create('treatment', place)
    const written = await desk.create('faq', { question: 'Why?' })
    const erased = await desk.create('post', {})
    await desk.act(
      'save',
      { kind: 'post', id: erased.id },
      { content: { title: ' ', seo: { keywords: [] } }, version: 1 },
    )
    const run = (now: string) => runDue(desk.store, now, async () => undefined)
    await run(empty.draft?.updatedAt ?? '')
    expect(await statusOf(empty)).toBe(200)
    const end = dayAfter((await desk.find('post', erased.id)).draft?.updatedAt)
    await run(dayAfter(empty.draft?.updatedAt))
    await run(end)
    await run(end)
    expect(await Promise.all([empty, erased, written].map(statusOf))).toEqual([404, 404, 200])
    expect((await list('status=draft')).documents.map(({ id }) => id)).not.toContain(empty.id)
  })
})

describe('a damaged document', () => {
  const at = { kind: 'treatment', id: 'how-we-help.group-therapy' } as const
  const key = keys.document(at.kind, at.id)

  it('opens with what can be read of it and the names of the damaged fields, and is mended by publishing it [14.15]', async () => {
    const { published: before } = await desk.find(at.kind, at.id)
    await updateItem(desk.store, key, { set: { description: 7, text1: ['<p>'] } })
    const { published } = await desk.find(at.kind, at.id)
    const { description, text1: _, ...intact } = { ...before?.content }
    expect(published).toMatchObject({ content: intact, damaged: ['description', 'text1'] })
    expect(published?.content).not.toHaveProperty('description')
    const refused = await desk.act('save', at, { content: intact, version: 0 })
    const { json } = await desk.tryTo('publish', at, { version: refused.draft?.version })
    expect(json).toMatchObject({ issues: [{ path: ['description'] }] })
    const { draft: mended } = await desk.act('save', at, {
      content: { ...intact, description },
      version: refused.draft?.version,
    })
    const after = await desk.act('publish', at, { version: mended?.version })
    expect(after.published).not.toHaveProperty('damaged')
  })

  it('with a damaged draft opens, cannot be published, and keeps no other draft from being listed [14.15]', async () => {
    const { id } = await desk.create('faq', { question: 'Damaged?' })
    const other = await desk.create('faq', { question: 'Intact?' })
    await updateItem(desk.store, keys.draft('faq', id), { set: { content: '{"question":' } })
    const { draft: opened } = await desk.find('faq', id)
    expect(opened).toMatchObject({ content: {}, damaged: ['content'], version: 1 })
    const refused = await desk.tryTo('publish', { kind: 'faq', id }, { version: 1 })
    expect(refused).toMatchObject({
      statusCode: 500,
      json: { message: `The stored item DRAFT#faq#${id}, DRAFT cannot be read: content.` },
    })
    const { documents } = ReadyDocuments.parse((await desk.send('GET /api/admin/publications')).json)
    const ready = documents.map((document) => document.id)
    expect([ready.includes(id), ready.includes(other.id)]).toEqual([false, true])
  })
})

describe('the list of documents', () => {
  it('has every kind, or some, with 20 a page [13.3, 14.11]', async () => {
    const all = await list('')
    expect(all.total).toBeGreaterThan(40)
    expect(all.documents).toHaveLength(20)
    expect(all.pages).toBe(Math.ceil(all.total / 20))
    const reviews = await list('kind=review&sort=order')
    expect(reviews.documents.map(({ id }) => id)).toEqual(['r-z', 'r-a'])
    const tree = await list('kind=landing,treatment,service&perPage=1000')
    expect(tree.documents).toHaveLength(tree.total)
    expect(new Set(tree.documents.map(({ kind }) => kind)).size).toBe(3)
    for (const service of tree.documents.filter(({ kind }) => kind === 'service'))
      expect(service.shownOn).toMatch(/^(?:treatment:|\/(?:what-we-treat|how-we-help)\/)/)
  })

  it('has the category, the role, or the stars and the author, of the draft before the published text [13.3]', async () => {
    const { id } = await desk.create('review', { author: 'E. F.', rating: 3 })
    for (const [kind, name, facts] of [
      ['faq', 'group.1', { about: 'Groups' }],
      ['teamMember', 't-z', { about: 'Counselor' }],
      ['review', 'r-z', { about: 'A. B.', rating: 5 }],
      ['review', id, { about: 'E. F.', rating: 3 }],
    ] as const)
      expect((await list(`kind=${kind}`)).documents.find((one) => one.id === name)).toMatchObject(facts)
  })

  it('finds words of the title and of the address', async () => {
    expect((await list('kind=post&search=POST%2013')).documents.map(({ id }) => id)).toEqual(['post-00013'])
    const byAddress = await list('search=%2Foxycodone')
    expect(byAddress.documents.map(({ title }) => title)).toEqual(['Oxycodone Addiction'])
  })

  it('finds words of the text, of what is published and of drafts, after those of the title [14.11]', async () => {
    const { id } = await desk.create('post', {
      title: 'Nights',
      content: '<p>Sleep without <b>zolpidem</b>.</p>',
    })
    const named = await desk.create('post', { title: 'Zolpidem' })
    const ids = async (words: string) =>
      (await list(`kind=post&search=${words}`)).documents.map((document) => document.id)
    expect(await ids('zolpidem')).toEqual([named.id, id])
    expect(await ids('text%20of%20post%2013')).toEqual(['post-00013'])
    expect(await ids('zolpidem%20elephant')).toEqual([])
    const georgia = await list('search=georgia')
    expect(georgia.documents.map(({ kind, title }) => [kind, title])).toContainEqual([
      'faq',
      'Where are you?',
    ])
  })

  it('finds the document of a public address, however it is pasted, and only that [13.69]', async () => {
    const path = '/what-we-treat/prescription-drug-addiction/oxycodone-addiction'
    for (const [typed, found] of [
      [`https://clinic.example${path}`, path],
      [`http://localhost:8080${path.toUpperCase()}/`, path],
      [`clinic.example${path}?from=mail#section-cost`, path],
      [path, path],
      ['https://clinic.example', '/'],
      ['www.clinic.example/', '/'],
      ['https://clinic.example/offices/cumming', 'site'],
    ] as const) {
      const { documents } = await list(`search=${encodeURIComponent(typed)}`)
      expect(
        documents.map(({ address, id, found: place }) => [address ?? id, place]),
        typed,
      ).toEqual([[found, undefined]])
    }
    const [faq] = content.faqs
    const asked = await list(`search=${encodeURIComponent(`https://clinic.example/faq#${faq?.id}`)}`)
    expect(asked.documents.map(({ id }) => id)).toEqual([faq?.id, 'faq'])
  })

  it('finds a page by the address from which it has moved [13.69]', async () => {
    const { id } = await desk.create('post', {
      ...{ title: 'Moved', slug: 'before', category: 'Families', author: 'A', content: '<p>Words.</p>' },
    })
    const params = { kind: 'post', id } as const
    const publish = (version: number) => desk.act('publish', params, { version })
    const { published } = await publish(1)
    const json = { content: { ...published?.content, slug: 'after' }, version: 0 }
    const { draft } = await desk.act('save', params, json)
    await publish(draft?.version ?? 0)
    const { documents } = await list(`search=${encodeURIComponent('https://clinic.example/blog/before')}`)
    expect(documents.map(({ address }) => address)).toEqual(['/blog/after'])
  })

  it('has the sentence with the words of a search, and its field [13.69]', async () => {
    const words = '<h2>Rest</h2><p>Go to bed. Leave the <b>zopiclone</b> in its box. Read.</p>'
    await desk.create('post', { title: 'A night', content: words })
    const found = async (search: string) => (await list(`kind=post&search=${search}`)).documents[0]?.found
    expect(await found('box%20zopiclone')).toEqual({
      ...{ path: ['content'], sentence: 'Leave the zopiclone in its box.' },
    })
    expect(await found('A%20night')).toEqual({ path: ['title'], sentence: 'A night' })
  })

  it('forgives one or two wrong letters of a word that nothing has [14.11]', async () => {
    const { id } = await desk.create('faq', { question: 'Do you prescribe buprenorphine?' })
    for (const typed of ['prescibe', 'buprenorfine'])
      expect(
        (await list(`kind=faq&search=${typed}`)).documents.map((found) => found.id),
        typed,
      ).toEqual([id])
    expect((await list('search=xqzwv')).total).toBe(0)
  })

  it('filters by status', async () => {
    const { id } = await desk.create('service', { title: 'A new service' })
    const drafts = await list('kind=service&status=draft')
    expect(drafts.documents).toMatchObject([
      { id, title: 'A new service', status: 'draft', updatedBy: 'ana' },
    ])
    expect((await list('kind=service&status=published')).total).toBe(content.services.length)
  })

  it('sorts by title and by the last change', async () => {
    const titles = (await list('kind=treatment&sort=title')).documents.map(({ title }) => title)
    expect(titles).toEqual(['group therapy', 'Oxycodone Addiction', 'Prescription Drug Addiction'])
    const reversed = (await list('kind=treatment&sort=-title')).documents.map(({ title }) => title)
    expect(reversed).toEqual(titles.toReversed())
    const newest = (await list('kind=post&search=post%201')).documents[0]
    expect(newest).toMatchObject({ id: 'post-00019', address: '/blog/slug-of-19' })
  })

  it('counts what was found of each kind', async () => {
    const { total, totals } = await list('status=sample')
    expect(totals).toEqual([
      { kind: 'review', total: content.reviews.length },
      { kind: 'site', total: 1 },
    ])
    expect(total).toBe(content.reviews.length + 1)
  })

  it('has what leads to an address without a page, until there is a page or a redirect [13.73]', async () => {
    const found = async () =>
      (await list('status=brokenLinks')).documents.map(({ kind, id }) => `${kind}/${id}`)
    expect(await found()).toEqual(['service/s-a'])
    await desk.send('POST /api/admin/redirects', {
      json: { from: '/how-we-help/aftercare', to: '/how-we-help/group-therapy' },
    })
    expect(await found()).toEqual([])
  })

  it('has the places without a photograph of the clinic, until a draft or a document has one [13.66]', async () => {
    const places = async () => (await desk.tasks()).photographs
    expect(await places()).toEqual(['home', 'offices', 'team', 'rooms'])
    const [member] = (await list('kind=teamMember')).documents
    const { published } = await desk.find('teamMember', member?.id ?? '')
    const content = { ...published?.content, image1: '/media/0123456789abcdef.jpg' }
    const params = { kind: 'teamMember', id: member?.id ?? '' }
    await desk.act('save', params, { content, version: 0 })
    expect(await places()).toEqual(['home', 'offices', 'rooms'])
  })

  it('has, by profession, what nobody has signed off within a year [13.4]', async () => {
    const kindsFor = async (reader: string) =>
      (await list(`status=${reader}`)).totals.map(({ kind }) => kind).sort()
    expect(await kindsFor('clinician')).toEqual(['faq', 'landing', 'page', 'post', 'treatment'])
    expect(await kindsFor('lawyer')).toContain('page')
    const { documents } = await list('status=translator')
    expect(documents.map(({ kind, id }) => `${kind}/${id}`)).toEqual(['page/es-guia', 'page/es'])
  })

  it('counts the texts that are in no document, by profession, until Clinic has their sign-off [13.4]', async () => {
    const counted = async () => {
      const { counts } = await desk.tasks()
      return counts.flatMap(({ kind, state, total }) =>
        kind === 'site' && reviewers.some((one) => one === state) ? [[state, total]] : [],
      )
    }
    expect(await counted()).toEqual([
      ['clinician', 2],
      ['lawyer', 3],
      ['translator', 1],
    ])
    const lastReviewed = localDay(new Date())
    const signOff = { text: 'call-form', reader: 'translator', reviewedBy: 'Ana Reyes, CCHI', lastReviewed }
    const at = { kind: 'site', id: 'site' }
    const { published } = await desk.find('site', 'site')
    const json = { content: { ...published?.content, textSignOffs: [signOff] }, version: 0 }
    const { draft: saved } = await desk.act('save', at, json)
    expect(await counted()).toHaveLength(3)
    await desk.act('publish', at, { version: saved?.version })
    expect(await counted()).toEqual([
      ['clinician', 2],
      ['lawyer', 3],
    ])
  })
})
