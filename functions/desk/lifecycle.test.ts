import { describe, expect, it } from 'vitest'
import {
  type DocumentKind,
  type DraftContent,
  Publications,
  ReadyDocuments,
} from '#shared/entities/documents.ts'
import { keys } from '#shared/keys.ts'
import { updateItem } from '../store/write.ts'
import { beforeTransaction } from '../testing/beforeTransaction.ts'
import { startDesk } from '../testing/desk.ts'
import { runDue } from './runDue.ts'

const desk = startDesk()
// A schedule is within two years.
const day = `${new Date().getUTCFullYear() + 1}-06-01`
const start = `${day}T12:00:00.000Z`
const end = `${day}T13:00:00.000Z`
const words = { title: 'A', category: 'Families', author: 'A', content: '<p>Words.</p>' }

const run = (now: string) => runDue(desk.store, now, async () => undefined)
const missed = async () => (await desk.tasks()).missed
const schedule = (kind: DocumentKind, id: string, times: object) =>
  desk.act('schedule', { kind, id }, { version: 1, ...times })
const takeDown = (kind: DocumentKind, id: string, version = 1) =>
  desk.act('takeDown', { kind, id }, { version })
const publish = (kind: DocumentKind, id: string, json: object = { version: 1 }) =>
  desk.act('publish', { kind, id }, json)

const save = (kind: DocumentKind, id: string, fields: object) => desk.edit({ kind, id }, fields)

/** Takes an address, so that a scheduled document cannot have it. */
async function takeAddress(slug: string): Promise<void> {
  const { id } = await desk.create('post', { ...words, slug })
  await publish('post', id)
}

describe('an end', () => {
  it('stays when a scheduled change of the page is refused, and takes the page down', async () => {
    const id = 'post-00001'
    await save('post', id, { slug: 'wanted' })
    await schedule('post', id, { publishAt: start, unpublishAt: end })
    await takeAddress('wanted')
    await run(start)
    const refused = await desk.find('post', id)
    expect(refused).toMatchObject({
      draft: { publishAt: start, scheduleIssues: [{ path: ['slug'] }] },
      published: { unpublishAt: end },
    })
    expect(await missed()).toMatchObject([{ id, why: expect.stringContaining('Slug') }])
    await run(end)
    expect((await desk.find('post', id)).published).toBeNull()
    await desk.tryTo('remove', { kind: 'post', id }, { version: 2 })
  })

  it('of a page with a page below it stays due, is told with its reason, and comes once it can', async () => {
    const id = 'what-we-treat.prescription-drug-addiction'
    await schedule('treatment', id, { unpublishAt: end })
    await run(end)
    const issue = {
      path: ['id'],
      message: expect.stringContaining('has pages below it: Oxycodone Addiction'),
    }
    expect((await desk.find('treatment', id)).published).toMatchObject({
      unpublishAt: end,
      endIssues: [issue],
    })
    expect(await missed()).toMatchObject([{ id, why: expect.stringContaining('has pages below it') }])
    await takeDown('treatment', `${id}.oxycodone-addiction`)
    await run(`${day}T13:01:00.000Z`)
    expect((await desk.find('treatment', id)).published).toBeNull()
    expect(await missed()).toEqual([])
  })

  it('that has passed is not taken over when the draft is published by hand', async () => {
    const { id } = await desk.create('post', { ...words, slug: 'by-hand' })
    await schedule('post', id, { publishAt: start, unpublishAt: end })
    await updateItem(desk.store, keys.draft('post', id), { set: { unpublishAt: '2020-01-01T00:00:00.000Z' } })
    expect((await publish('post', id)).published?.unpublishAt).toBeUndefined()
    await run(end)
    expect((await desk.find('post', id)).published).not.toBeNull()
  })
})

describe('what is put back', () => {
  it('has its sign-off, its end, its author and the changes beside it', async () => {
    const id = 'how-we-help.group-therapy'
    const params = { kind: 'treatment', id }
    const reviewer = 'Ana Reyes, LPC'
    await desk.act('signOff', params, { version: 1, reviewer })
    await schedule('treatment', id, { unpublishAt: end })
    await save('treatment', id, { title: 'Not yet' })
    const before = await desk.find('treatment', id)
    const { draft } = await takeDown('treatment', id)
    const after = await publish('treatment', id, { version: draft?.version, putBack: true })
    expect(after.published).toEqual({ ...before.published, version: 2 })
    expect(after.draft?.content).toEqual(before.draft?.content)
    expect(after.draft?.authors).toEqual(before.draft?.authors)
  })

  it('has the sign-off also when its draft is published by hand with the same text', async () => {
    const id = 'what-we-treat.prescription-drug-addiction.oxycodone-addiction'
    const confirmed = ['takenDown ana']
    // Its parent is off the website, so it moves to the first level.
    const first = await save('treatment', id, { parentId: null })
    await publish('treatment', id, { version: first.draft?.version, confirmed })
    const params = { kind: 'treatment', id }
    const json = { version: 2, reviewer: 'Ana Reyes, LPC' }
    const signed = await desk.act('signOff', params, json)
    const { draft } = await takeDown('treatment', id, 2)
    const { published } = await publish('treatment', id, { version: draft?.version, confirmed })
    expect(published?.content).toEqual(signed.published?.content)
  })

  it('has the record of who took the consent, also if a colleague puts it back or publishes it again', async () => {
    const consent = { date: '2026-01-02', how: 'By letter' }
    const review = { title: 'Kind', content: 'Kind people.', author: 'A. B.', rating: 5, consent }
    const { id } = await desk.create('review', review)
    await publish('review', id)
    const ruth = await desk.member('ruth')
    const { draft } = await takeDown('review', id)
    const json = { version: draft?.version, confirmed: ['takenDown ana'] }
    await ruth.tryTo('publish', { kind: 'review', id }, json)
    expect((await desk.find('review', id)).published?.content.consent).toEqual({
      ...consent,
      recordedBy: 'ana',
    })
  })
})

describe('the door to the website', () => {
  it('asks everywhere before words of a colleague, a colleague who writes, and what was taken down', async () => {
    const lee = await desk.member('lee')
    const { id } = await desk.create('post', { ...words, slug: 'half' })
    const params = { kind: 'post', id }
    const half = { ...words, slug: 'half', title: 'INTERNAL: ask Dr. Lee' }
    await lee.tryTo('save', params, { content: half, version: 1, tab: 'of lee' })
    const questions = [
      { about: 'words', who: 'lee' },
      { about: 'writing', who: 'lee' },
    ]
    const together = async (confirmed: string[]) =>
      await desk.together({ documents: [{ ...params, version: 2, confirmed }] })
    const ready = ReadyDocuments.parse((await desk.send('GET /api/admin/publications')).json)
    expect(ready.documents.find((document) => document.id === id)?.questions).toMatchObject(questions)
    expect(await together([])).toMatchObject({ published: [], refused: [{ id, questions }] })
    expect(await together(['words lee'])).toMatchObject({ published: [] })
    expect(await desk.tryTo('publish', params, { version: 2 })).toMatchObject({
      statusCode: 409,
      json: { questions },
    })
    const later = { version: 2, publishAt: start }
    expect((await desk.tryTo('schedule', params, later)).statusCode).toBe(409)
    expect(await together(['words lee', 'writing lee'])).toMatchObject({ published: [{ id }] })
    expect((await lee.tasks()).told).toMatchObject([{ id, by: 'ana', action: 'publish' }])
    await takeDown('post', id)
    const { draft } = await desk.find('post', id)
    expect(await desk.tryTo('publish', params, { version: draft?.version })).toMatchObject({
      statusCode: 409,
      json: { questions: [{ about: 'writing' }, { about: 'takenDown', who: 'ana' }] },
    })
  })

  it('schedules several together, and asks before as it does for one', async () => {
    const ids = await Promise.all(
      ['one', 'two'].map(
        async (slug) => (await desk.create('post', { ...words, slug: `together-${slug}` })).id,
      ),
    )
    const documents = ids.map((id) => ({ kind: 'post', id, version: 1 }))
    const half = { ...words, slug: 'together-two', title: 'Half' }
    const lee = await desk.member('lee')
    await lee.tryTo('save', { kind: 'post', id: ids[1] ?? '' }, { content: half, version: 1 })
    const json = { documents: [documents[0], { ...documents[1], version: 2 }], publishAt: start }
    const response = await desk.send('POST /api/admin/publications', { json })
    expect(Publications.parse(response.json)).toMatchObject({
      published: [{ id: ids[0], published: null, draft: { publishAt: start, scheduledBy: 'ana' } }],
      refused: [{ id: ids[1], questions: [{ about: 'words', who: 'lee' }] }],
    })
    const ready = ReadyDocuments.parse((await desk.send('GET /api/admin/publications')).json)
    const planned = ready.documents.find(({ id }) => id === ids[0])
    expect(planned).toMatchObject({ publishAt: start, scheduledBy: 'ana' })
  })
})

describe('the number of a draft', () => {
  type Params = { kind: 'post'; id: string }
  const discard = (params: Params, version: unknown) => desk.act('discard', params, { version })
  const other = ({ kind, id }: Params) => save(kind, id, { title: 'INTERNAL half' })
  /** What puts another text in the place of the draft. */
  const ways = {
    'is discarded and begun again': async (params: Params, version: unknown) => {
      await discard(params, version)
      await other(params)
    },
    'is published and begun again': async (params: Params, version: unknown) => {
      await publish('post', params.id, { version })
      await other(params)
    },
    'is discarded before the page is taken down': async (params: Params, version: unknown) => {
      await discard(params, version)
      await takeDown('post', params.id)
    },
    'is changed, deleted and restored': async (params: Params) => {
      await other(params)
      await desk.tryTo('remove', params, { version: 1 })
      await desk.act('restore', params)
    },
  }
  const confirmed = ['words omar', 'takenDown ana']
  const presses = {
    'the editor': (params: Params, version: unknown) => desk.tryTo('publish', params, { version, confirmed }),
    'Ready to publish': (params: Params, version: unknown) =>
      desk.send('POST /api/admin/publications', { json: { documents: [{ ...params, version, confirmed }] } }),
    'a schedule': (params: Params, version: unknown) =>
      desk.tryTo('schedule', params, { version, publishAt: start, confirmed }),
  }
  const cases = Object.entries(ways).flatMap(([way, replace]) =>
    Object.entries(presses).map(([place, press]) => ({ way, replace, place, press })),
  )

  it.each(cases)('that $way is never that of another text in $place', async ({ replace, press }) => {
    const { id } = await desk.create('post', { ...words, slug: 'pressed' })
    const params = { kind: 'post', id } as const
    await publish('post', id, { version: 1, confirmed })
    const { draft } = await save('post', id, { title: 'Fine' })
    await replace(params, draft?.version)
    const before = await desk.find('post', id)
    await press(params, draft?.version)
    expect(await desk.find('post', id)).toEqual(before)
    await desk.tryTo('remove', params, { version: (before.published ?? before.draft)?.version })
  })
})

describe('several taken down together', () => {
  const together = async (...documents: object[]) => await desk.together({ documents, takeDown: true })
  const online = async (search: string) => await desk.ready(`show=online&search=${search}`)
  const post = async (slug: string) => {
    const { id } = await desk.create('post', { ...words, title: slug, slug })
    await publish('post', id)
    return { kind: 'post', id, version: 1 } as const
  }
  const page = (id: string) => ({ kind: 'treatment', id, version: 1 }) as const
  /** A page, and a draft below it. */
  const family = async (slug: string) => {
    const { published } = await desk.find('treatment', 'how-we-help.group-therapy')
    const create = (change: DraftContent) =>
      desk.create('treatment', {
        ...published?.content,
        lastReviewed: undefined,
        reviewedBy: undefined,
        ...change,
      })
    const { id } = await create({ title: slug, slug: `how-we-help/${slug}` })
    await publish('treatment', id)
    const below = await create({ title: 'Below', slug: `how-we-help/${slug}/below`, parentId: id })
    return { parent: page(id), child: page(below.id) }
  }
  const why = [{ path: ['id'], message: expect.stringContaining('has pages below it') }]

  it('are listed with what cannot leave and why, and drafts are not', async () => {
    await desk.create('post', { ...words, title: 'Nobody sees it', slug: 'nobody-sees-it' })
    expect((await online('Nobody')).map(({ title }) => title)).not.toContain('Nobody sees it')
    const { parent, child } = await family('listed')
    await publish('treatment', child.id)
    expect(await online('listed')).toMatchObject([
      { ...child, issues: [] },
      { ...parent, issues: why },
    ])
    const facts = (await online('Foothills')).find(({ kind }) => kind === 'site')
    expect(facts?.issues).toMatchObject([{ path: ['kind'] }])
  })

  it('leave, but for a page with a page below it, which is refused by name with the reason [13.19]', async () => {
    const [one, two] = [await post('leaves'), await post('stays')]
    const { parent, child } = await family('refused')
    await publish('treatment', child.id)
    const { draft } = await save('post', two.id, { title: 'Stays' })
    await publish('post', two.id, { version: draft?.version })
    const result = await together(one, parent, two)
    expect(result).toMatchObject({
      published: [{ id: one.id, published: null, draft: { takenDown: { by: 'ana' } } }],
      refused: [
        { id: parent.id, issues: why },
        { id: two.id, message: 'Somebody else has changed this document since' },
      ],
    })
    expect((await desk.find('post', two.id)).published?.version).toBe(2)
    expect((await desk.find('treatment', parent.id)).published).not.toBeNull()
  })

  it('leave with the pages below them, however they are ordered [13.19]', async () => {
    const { parent, child } = await family('leaving')
    await publish('treatment', child.id)
    expect(await together(parent, child)).toMatchObject({
      published: [
        { id: child.id, published: null },
        { id: parent.id, published: null },
      ],
      refused: [],
    })
  })

  it('tell the colleague who is writing, and keep sign-off and changes for when they are put back', async () => {
    const { id } = (await family('signed')).parent
    const json = { version: 1, reviewer: 'Ana Reyes, LPC' }
    const signed = await desk.act('signOff', { kind: 'treatment', id }, json)
    const omar = await desk.member('omar')
    const content = { ...signed.published?.content, title: 'Half a word' }
    const params = { kind: 'treatment', id }
    await omar.tryTo('save', params, { content, version: 0, tab: 'of omar' })
    await together(page(id))
    const told = (await omar.tasks()).told
    expect(told).toMatchObject([{ id, by: 'ana', action: 'unpublish' }])
    const { draft } = await desk.find('treatment', id)
    const again = { version: draft?.version, putBack: true, confirmed: ['writing omar', 'words omar'] }
    const after = await publish('treatment', id, again)
    expect(after.published).toEqual({ ...signed.published, version: 2 })
    expect(after.draft?.content.title).toBe('Half a word')
  })

  it('leave once when two press at the same time, and the other reads why', async () => {
    const documents = [await post('at-once-one'), await post('at-once-two')]
    const results: Publications[] = []
    beforeTransaction(async () => void results.push(await together(...documents)))
    results.push(await together(...documents))
    expect(results.map(({ published }) => published.length)).toEqual([2, 0])
    const changed = { message: 'Somebody else has changed this document since' }
    expect(results[1]?.refused).toMatchObject([changed, changed])
  })

  it('stay when a page is published below one of them at the same moment', async () => {
    const { parent, child } = await family('staying')
    beforeTransaction(() => publish('treatment', child.id))
    expect(await together(parent)).toMatchObject({ published: [], refused: [{ id: parent.id, issues: why }] })
  })
})
