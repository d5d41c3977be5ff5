import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { apiLimits } from '#shared/apiLimits.ts'
import { DeskDocument, DocumentPresence, DocumentVersions } from '#shared/entities/documents.ts'
import { startDesk } from '../testing/desk.ts'
import { addMember, logIn, requestFromSite } from '../testing/staff.ts'

const desk = startDesk()
const draftKey = 'PUT /api/admin/documents/{kind}/{id}/draft'

let ruth: string
beforeAll(async () => {
  await addMember(desk.store, 'ruth', 'twelve characters')
  ruth = await logIn('ruth', 'twelve characters')
})
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
})
afterEach(() => {
  vi.useRealTimers()
})

const send = async (member: 'ana' | 'ruth', ...[key, options]: Parameters<typeof desk.send>) =>
  member === 'ana' ? desk.send(key, options) : requestFromSite(key, { ...options, cookies: [ruth] })

const begin = async (content: object = { question: 'Why?' }) => {
  const { kind, id } = await desk.create('faq', content)
  return { kind, id }
}
type Params = Awaited<ReturnType<typeof begin>>

async function save(member: 'ana' | 'ruth', params: Params, change: object, tab = member as string) {
  const { draft, published } = await desk.find(params.kind, params.id)
  const content = { ...published?.content, ...draft?.content, ...change }
  const { statusCode, json } = await send(member, draftKey, {
    ...{ params, json: { content, version: draft?.version ?? 0, tab } },
  })
  return { statusCode, json }
}

async function claim(member: 'ana' | 'ruth', params: Params, how: string, tab = member as string) {
  const { json } = await send(member, 'PUT /api/admin/documents/{kind}/{id}/presence', {
    ...{ params, json: { tab, claim: how } },
  })
  return DocumentPresence.parse(json).document.editing
}

async function handOverToRuth(params: Params): Promise<void> {
  await claim('ruth', params, 'takeOver')
  await claim('ana', params, 'handOver')
}

const authorsOf = async ({ kind, id }: Params) =>
  Object.fromEntries(
    Object.entries((await desk.find(kind, id)).draft?.authors ?? {}).map(([field, authors]) => [
      field,
      authors.map(({ by }) => by),
    ]),
  )

describe('a document in which somebody writes', () => {
  it('is taken by the first key, and every document says by whom and when [14.18]', async () => {
    const params = await begin()
    const editing = await claim('ana', params, 'typing')
    expect(editing).toEqual({ username: 'ana', tab: 'ana', at: new Date().toISOString() })
    expect(await claim('ruth', params, 'typing')).toEqual(editing)
    expect((await desk.find('faq', params.id)).editing).toEqual(editing)
  })

  it.each([
    ['somebody else', 'ruth', 'ruth'],
    ['another tab of one’s own', 'ana', 'another'],
  ] as const)('refuses a save of %s, which stays in the history [14.18]', async (_, member, tab) => {
    const params = await begin()
    await save('ana', params, { question: 'By Ana?' })
    const { statusCode, json } = await save(member, params, { question: 'Unsaved?' }, tab)
    expect(statusCode).toBe(409)
    expect(json).toMatchObject({
      current: { draft: { content: { question: 'By Ana?' } }, editing: { username: 'ana', tab: 'ana' } },
    })
    const history = await desk.send('GET /api/admin/documents/{kind}/{id}/versions', { params })
    expect(DocumentVersions.parse(history.json).versions).toMatchObject([{ action: 'draft', by: member }])
  })

  it('has each text once in its history, however often it is refused or sent again [14.19]', async () => {
    const params = await begin()
    await save('ana', params, { question: 'By Ana?' })
    for (const question of ['First?', 'Second?', 'First?', 'Second?']) {
      vi.setSystemTime(Date.now() + 1)
      await save('ruth', params, { question })
    }
    await save('ana', params, { question: 'By Ana?' })
    vi.setSystemTime(Date.now() + apiLimits.presence.lifetime)
    const before = await desk.find('faq', params.id)
    await save('ruth', params, { question: 'By Ana?' })
    expect((await desk.find('faq', params.id)).draft).toEqual(before.draft)
    const history = await desk.send('GET /api/admin/documents/{kind}/{id}/versions', { params })
    const { versions } = DocumentVersions.parse(history.json)
    expect(versions.map(({ by }) => by)).toEqual(['ruth', 'ruth'])
  })

  it('takes a save without a tab, as a list of images sends it, of its writer only', async () => {
    const params = await begin()
    await claim('ana', params, 'typing')
    expect((await save('ruth', params, { question: 'By Ruth?' }, '')).statusCode).toBe(409)
    expect((await save('ana', params, { question: 'By Ana?' }, '')).statusCode).toBe(200)
  })

  it('is free two minutes after the last key [14.18]', async () => {
    const params = await begin()
    await save('ana', params, { question: 'By Ana?' })
    vi.setSystemTime(Date.now() + apiLimits.presence.lifetime - 1)
    expect((await save('ruth', params, { question: 'By Ruth?' })).statusCode).toBe(409)
    vi.setSystemTime(Date.now() + 1)
    expect((await desk.find('faq', params.id)).editing).toBeUndefined()
    expect((await save('ruth', params, { question: 'By Ruth?' })).statusCode).toBe(200)
  })

  it('is free once its tab is closed, and not by another tab [14.18]', async () => {
    const params = await begin()
    await claim('ana', params, 'typing')
    expect(await claim('ruth', params, 'release')).toMatchObject({ username: 'ana' })
    expect(await claim('ana', params, 'release', 'another')).toMatchObject({ username: 'ana' })
    expect(await claim('ana', params, 'release')).toBeUndefined()
  })

  it.each([
    ['its own', 'ana', undefined],
    ['another', 'another', { username: 'ana', tab: 'another' }],
  ])(
    'is free once a closing tab has saved, if the tab that has it is %s one [14.18]',
    async (_, writing, left) => {
      const params = await begin()
      await claim('ana', params, 'typing', writing)
      const json = { content: { question: 'Closing?' }, version: 1, tab: 'ana', releases: true }
      await send('ana', draftKey, { params, json })
      expect((await desk.find('faq', params.id)).editing).toEqual(left && expect.objectContaining(left))
    },
  )

  it('is asked for while the last key is younger than a minute, and handed over with what was typed since [14.18]', async () => {
    const params = await begin()
    await save('ana', params, { question: 'By Ana?' })
    const asked = { username: 'ruth', tab: 'ruth', at: new Date().toISOString() }
    expect(await claim('ruth', params, 'takeOver')).toMatchObject({ username: 'ana', asked })
    await save('ana', params, { question: 'Still Ana?' })
    expect(await claim('ana', params, 'typing')).toMatchObject({ username: 'ana', asked })
    expect(await claim('ruth', params, 'handOver')).toMatchObject({ username: 'ana', asked })
    expect(await claim('ana', params, 'handOver')).toEqual(asked)
    expect((await save('ana', params, { question: 'Too late?' })).statusCode).toBe(409)
    expect((await save('ruth', params, { answer: 'By Ruth' })).statusCode).toBe(200)
    expect((await desk.find('faq', params.id)).draft?.content.question).toBe('Still Ana?')
  })

  it('goes to who has asked half a minute before, if its writer has not handed it over, or to nobody who has left [14.18]', async () => {
    const params = await begin()
    await save('ana', params, { question: 'By Ana?' })
    await claim('ruth', params, 'takeOver')
    vi.setSystemTime(Date.now() + apiLimits.handOver.longest - 1)
    expect(await claim('ruth', params, 'takeOver')).toMatchObject({ username: 'ana' })
    vi.setSystemTime(Date.now() + 1)
    expect(await claim('ruth', params, 'takeOver')).toMatchObject({ username: 'ruth' })
    await claim('ana', params, 'takeOver')
    expect(await claim('ana', params, 'release')).toEqual({
      username: 'ruth',
      tab: 'ruth',
      at: expect.any(String),
    })
  })

  it('is taken over a minute after the last key with one request, and then refuses the saves of the one who had it [14.18]', async () => {
    const params = await begin()
    await save('ana', params, { question: 'By Ana?' })
    vi.setSystemTime(Date.now() + apiLimits.handOver.young)
    expect(await claim('ruth', params, 'takeOver')).toMatchObject({ username: 'ruth' })
    expect((await save('ana', params, { question: 'Still Ana?' })).statusCode).toBe(409)
    expect((await save('ruth', params, { question: 'By Ruth?' })).statusCode).toBe(200)
  })

  it('is taken by one of two who type at once [14.18]', async () => {
    const params = await begin()
    await Promise.all([claim('ana', params, 'typing'), claim('ruth', params, 'typing')])
    const saves = [await save('ana', params, { answer: 'A' }), await save('ruth', params, { answer: 'B' })]
    expect(saves.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })
})

describe('a draft', () => {
  it('has the authors of each field since the last publication [14.20]', async () => {
    const params = await begin({ question: 'Why?', answer: '<p>So.</p>', categoryName: 'Start' })
    await desk.act('publish', params, { version: 1 })
    await save('ana', params, { question: 'Why now?' })
    await handOverToRuth(params)
    await save('ruth', params, { answer: '<p>Otherwise.</p>', question: 'Why not now?' })
    expect(await authorsOf(params)).toEqual({ question: ['ana', 'ruth'], answer: ['ruth'] })
    await save('ruth', params, { answer: '<p>So.</p>' })
    expect(await authorsOf(params)).toEqual({ question: ['ana', 'ruth'] })
  })

  it('that was discarded comes back with its authors [14.22]', async () => {
    const params = { kind: 'faq', id: 'a-second' } as const
    const { published } = await desk.find('faq', params.id)
    await save('ruth', params, { question: 'By Ruth?' })
    const { draft } = await desk.find('faq', params.id)
    await desk.act('discard', params, { version: draft?.version })
    vi.setSystemTime(Date.now() + apiLimits.handOver.young)
    await claim('ana', params, 'takeOver')
    await desk.act('save', params, {
      ...{ content: draft?.content, version: 0, basedOn: published?.version, tab: 'ana' },
      restores: Date.parse(draft?.updatedAt ?? ''),
    })
    expect(await authorsOf(params)).toEqual({ question: ['ruth'] })
  })
})

describe('a publication', () => {
  const content = { question: 'Where?', answer: '<p>Here.</p>', categoryName: 'Start' }
  const confirmed = ['words ruth', 'writing ruth']
  const publish = (params: Params, json: object) => desk.tryTo('publish', params, { confirmed, ...json })

  async function byTwo() {
    const params = await begin(content)
    await desk.act('publish', params, { version: 1 })
    await save('ana', params, { question: 'Where now?' })
    await handOverToRuth(params)
    await save('ruth', params, { answer: '<p>Not yet.</p>' })
    return params
  }

  it('of some fields leaves all else a draft, with its authors [14.20]', async () => {
    const params = await byTwo()
    const json = { version: 3, published: 1, fields: [['question']] }
    const after = DeskDocument.parse((await publish(params, json)).json)
    expect(after).toMatchObject({
      status: 'changed',
      published: { version: 2, content: { ...content, question: 'Where now?' } },
      draft: { basedOn: 2, version: 4, content: { question: 'Where now?', answer: '<p>Not yet.</p>' } },
    })
    expect(await authorsOf(params)).toEqual({ answer: ['ruth'] })
    const all = DeskDocument.parse((await publish(params, { version: 4, published: 2 })).json)
    expect(all).toMatchObject({ draft: null, published: { content: { answer: '<p>Not yet.</p>' } } })
  })

  it('is refused if the draft or what is published is not as the dialog showed it [14.20]', async () => {
    const params = await byTwo()
    for (const json of [
      { version: 2, published: 1 },
      { version: 3, published: 3 },
      { version: 3, published: 1, fields: [['categoryName']] },
    ])
      expect((await publish(params, json)).statusCode).toBe(409)
  })

  it('of an earlier version leaves a draft as it is, based on that one', async () => {
    const params = await byTwo()
    const json = { version: 3, published: 1, fields: [['question']] }
    await publish(params, json)
    const restored = await publish(params, { version: 2, restore: 1 })
    expect(DeskDocument.parse(restored.json)).toMatchObject({
      published: { version: 3, content },
      draft: { basedOn: 3, content: { question: 'Where now?', answer: '<p>Not yet.</p>' } },
    })
  })

  it('of the phones of the clinic leaves a closure that is prepared a draft [14.21]', async () => {
    const params = { kind: 'site', id: 'site' } as const
    const { published } = await desk.find('site', 'site')
    const offices = structuredClone(published?.content.offices) as Record<string, unknown>[]
    const closure = { from: '2026-12-24', to: '2026-12-24', reason: 'Holiday' }
    const [first = {}, ...others] = offices
    const changed = [{ ...first, phone: '(404) 555-0188', exceptions: [closure] }, ...others]
    const { draft } = await desk.act('save', params, {
      content: { ...published?.content, offices: changed },
      version: 0,
    })
    const json = { version: draft?.version, published: published?.version, fields: [['offices', 0, 'phone']] }
    const after = await desk.act('publish', params, json)
    expect(after.published?.content.offices).toEqual([{ ...first, phone: '(404) 555-0188' }, ...others])
    expect(after.draft?.content.offices).toEqual(changed)
  })
})
