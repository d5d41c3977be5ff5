import { GetCommand, PutCommand, paginateScan } from '@aws-sdk/lib-dynamodb'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { type EndpointKey, endpoints } from '#shared/api/endpoints.ts'
import { hiddenField } from '#shared/callRequests.ts'
import { Challenge } from '#shared/entities/account.ts'
import { Discussion } from '#shared/entities/discussion.ts'
import { Bin, DocumentVersions } from '#shared/entities/documents.ts'
import { type Key, keys } from '#shared/keys.ts'
import { type DocumentKind, documentKinds, kinds } from '#shared/kinds/kinds.ts'
import { table } from '#shared/table.ts'
import { runDue } from './desk/runDue.ts'
import { recordUpload } from './store/media.ts'
import { readLock } from './store/renderRequest.ts'
import { sessionHash } from './store/staff/sessions.ts'
import type { Item, Store } from './store/store.ts'
import { authenticator } from './testing/authenticator.ts'
import { createCallRequestTable } from './testing/callRequestTable.ts'
import { startDesk } from './testing/desk.ts'
import { exampleDocument, exampleRequest, inDays } from './testing/exampleRequest.ts'
import { mockKms } from './testing/mockKms.ts'
import { mockSns } from './testing/mockSns.ts'
import { addMember, logIn, requestFromSite } from './testing/staff.ts'
import { type Family, storedShapes } from './testing/storedShapes.ts'

const desk = startDesk()
let calls: Store
const password = 'twelve characters'
const src = '/media/0123456789abcdef0123456789abcdef.webp'
const headers = { 'x-viewer-host': 'clinic.example' }
/** Of this document, everything is stored that a document can have. */
const faq = exampleDocument
const soon = inDays(30)

/** An item of each key family of `shared/keys.ts`. */
let samples: Record<Family, Key>
let before: Awaited<ReturnType<typeof readAll>>

beforeAll(async () => {
  calls = await createCallRequestTable(desk.store)
  mockKms()
  mockSns()
  samples = await storeEverything()
  before = await readAll()
})

const ofCalls = new Set<string>(['request', 'suspected'])
const storeOf = (family: Family) => (ofCalls.has(family) ? calls : desk.store)
const families = [
  ...(Object.keys(keys) as (keyof typeof keys)[]), // A record of exactly these names.
  ...(['request', 'suspected'] as const),
]

async function find(family: Family): Promise<Item> {
  const { documents, tableName } = storeOf(family)
  const { Item } = await documents.send(new GetCommand({ TableName: tableName, Key: samples[family] }))
  if (!Item) throw new Error(`There is no item of ${family}`)
  return Item
}

const put = ({ documents, tableName }: Store, item: Item) =>
  documents.send(new PutCommand({ TableName: tableName, Item: item }))

const damages: Record<string, (item: Item) => Item> = {
  'has only its key': () => ({}),
  'has fields of other types': (item) =>
    Object.fromEntries(
      Object.entries(item).map(([name, value]) => [name, typeof value === 'string' ? 7 : 'damaged']),
    ),
}

async function whileDamaged(
  family: Family,
  damage: (item: Item) => Item,
  work: (key: string) => Promise<unknown>,
): Promise<void> {
  const item = await find(family)
  const key = samples[family]
  await put(storeOf(family), { ...damage(item), ...key })
  await work(Object.values(key).join(' '))
  await put(storeOf(family), item)
}

const reads = (Object.keys(endpoints) as EndpointKey[]).filter((key) => key.startsWith('GET '))

const readAll = async () =>
  new Map(
    await Promise.all(
      reads.map(async (key) => {
        const { statusCode, json } = await desk.send(key, exampleRequest(key))
        return [key, { statusCode, json, count: sizeOf(json) }] as const
      }),
    ),
  )

/** The number of entries of the lists in a response. */
function sizeOf(json: unknown): number {
  const lists = Array.isArray(json) ? [json] : Object.values(Object(json)).filter(Array.isArray)
  return lists.reduce((sum, list) => sum + list.length, 0)
}

const shapes = storedShapes()
const isOfFaq = (family: Family, line: string) => family === 'document' && line.startsWith('document of faq.')
const keyAndExpiry: string[] = Object.values(table)

describe.each(families)('an item of the key family %s', (family) => {
  it('has no attribute that the record of stored shapes lacks', async () => {
    const shape = shapes.filter((line) => line.startsWith(`${family}.`) || isOfFaq(family, line))
    const known = shape.map((line) => /\.(\w+)/.exec(line)?.[1])
    const names = Object.keys(await find(family))
    expect(names.filter((name) => ![...known, ...keyAndExpiry].includes(name))).toEqual([])
  })

  it.each(Object.entries(damages))(
    'that %s stops no list, and is logged once, without content [14.58]',
    async (_, damage) => {
      const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
      await whileDamaged(family, damage, async (key) => {
        for (const [endpoint, { statusCode, json, count }] of await readAll()) {
          if (statusCode !== 200) {
            expect(endpoint, JSON.stringify(json)).toContain('{')
            expect(JSON.stringify(json)).toMatch(/The stored [^"]+ cannot be read|not found/)
          } else if (endpoints[endpoint].handler.includes('/list'))
            expect(count, endpoint).toBeGreaterThanOrEqual((before.get(endpoint)?.count ?? 0) - 2)
        }
        const lines = write.mock.calls
          .flat()
          .map(String)
          .filter((line) => line.includes(JSON.stringify(key).slice(1, -1)))
        expect(new Set(lines).size).toBe(lines.length)
        for (const line of lines)
          expect(Object.keys(JSON.parse(line))).toEqual(['level', 'damagedItem', 'fields'])
      })
    },
  )
})

const list = async (kind: DocumentKind) => (await desk.list(`kind=${kind}&perPage=1000`)).documents
const isDamaged = async ({ kind, id }: { kind: DocumentKind; id: string }) =>
  (await list(kind)).find((document) => document.id === id)?.isDamaged

/** A published question with an earlier version and a draft. */
async function newFaq() {
  const content = { question: 'What is kept?', answer: '<p>One.</p>', categoryName: 'Visiting' }
  const { id } = await desk.create('faq', content)
  const params = { kind: 'faq', id } as const
  await desk.act('publish', params, { version: 1 })
  const answer = '<p>Two.</p>'
  await desk.act('save', params, { content: { ...content, answer }, version: 0 })
  await desk.act('publish', params, { version: 2 })
  const json = { content: { ...content, answer: '<p>Three.</p>' }, version: 0 }
  await desk.act('save', params, json)
  return params
}

const parts = ['document', 'draft', 'directoryRow', 'directoryDraft'] as const
const partsDamaged = parts.flatMap((part) =>
  Object.entries(damages).map(([how, damage]) => ({ part, how, damage })),
)

describe.each(partsDamaged)('a document whose $part $how', ({ part, damage }) => {
  const damaged = async () => {
    const params = await newFaq()
    const { documents, tableName } = desk.store
    const Key = keys[part](params.kind, params.id)
    const { Item = {} } = await documents.send(new GetCommand({ TableName: tableName, Key }))
    await put(desk.store, { ...damage(Item), ...Key })
    expect(await isDamaged(params)).toBe(true)

    expect(await desk.list('status=damaged&perPage=1')).toMatchObject({
      total: 1,
      totals: [{ kind: 'faq', total: 1 }],
    })
    return params
  }

  it('is marked in its list, and is as before once an earlier version is restored [14.59]', async () => {
    const params = await damaged()
    const history = await desk.send('GET /api/admin/documents/{kind}/{id}/versions', { params })
    const number = DocumentVersions.parse(history.json).versions.find(
      ({ action }) => action === 'published',
    )?.number
    const { draft: opened } = await desk.find(params.kind, params.id)
    const earlier = await desk.send('GET /api/admin/documents/{kind}/{id}/versions/{number}', {
      params: { ...params, number: String(number) },
    })
    const { content } = Object(earlier.json)
    const json = { content, version: opened?.version ?? 0, restores: number }
    const { draft: restored } = await desk.act('save', params, json)
    const published = {
      version: restored?.version,
      published: (await desk.find(params.kind, params.id)).published?.version,
    }
    const after = await desk.act('publish', params, published)
    expect(after).toMatchObject({ status: 'published', published: { content }, draft: null })
    expect(after.published).not.toHaveProperty('damaged')
    expect(await isDamaged(params)).toBeUndefined()
  })

  it('can be deleted, and restored from the bin [14.59]', async () => {
    const params = await damaged()
    const { published, draft: opened } = await desk.find(params.kind, params.id)
    const query = `version=${published?.version ?? opened?.version}`
    expect((await desk.send('DELETE /api/admin/documents/{kind}/{id}', { params, query })).statusCode).toBe(
      204,
    )
    expect((await list('faq')).map(({ id }) => id)).not.toContain(params.id)
    expect((await desk.act('restore', params)).status).toBe('draft')
    expect(await isDamaged(params)).toBeUndefined()
  })
})

it.each(documentKinds.filter((kind) => kind !== 'alert'))(
  'a damaged document of the kind %s is marked, opens, and stops no other [14.59]',
  async (kind) => {
    const first = (await list(kind)).find(({ status }) => status === 'published')
    const Key = keys.document(kind, first?.id ?? '')
    const { documents, tableName } = desk.store
    const { Item = {} } = await documents.send(new GetCommand({ TableName: tableName, Key }))
    await put(desk.store, {
      ...Item,
      [kinds[kind].title]: 7,
      version: 'x',
      publishedAt: 'yesterday',
      updatedAt: 7,
    })
    const { published } = await desk.find(kind, first?.id ?? '')
    expect(published?.damaged).toContain(kinds[kind].title)
    expect((await list(kind)).filter((document) => document.isDamaged)).toEqual([
      { ...first, isDamaged: true },
    ])
    for (const [endpoint, { statusCode }] of await readAll())
      if (!endpoint.includes('{'))
        expect([endpoint, statusCode]).toEqual([
          endpoint,
          endpoint === 'GET /api/site' && kind === 'site' ? 404 : 200,
        ])
    await put(desk.store, Item)
  },
)

describe.each(Object.entries(damages))('what %s', (_, damage) => {
  it('as a redirect is listed, and can be deleted [14.59]', () =>
    whileDamaged('redirect', damage, async () => {
      const { json } = await desk.send('GET /api/admin/redirects')
      expect(json).toContainEqual(expect.objectContaining({ from: '/old', isDamaged: true }))
      const query = 'from=%2Fold'
      expect((await desk.send('DELETE /api/admin/redirects', { query })).statusCode).toBe(204)
    }))

  it('as an entry or the content of the bin can be restored [14.59]', async () => {
    for (const family of ['deleted', 'binned'] as const) {
      const params = await newFaq()
      const query = `version=${(await desk.find(params.kind, params.id)).published?.version}`
      await desk.send('DELETE /api/admin/documents/{kind}/{id}', { params, query })
      await put(desk.store, {
        ...damage({ at: soon, content: '{}' }),
        ...keys[family](params.kind, params.id),
      })
      const { documents } = Bin.parse((await desk.send('GET /api/admin/bin')).json)
      expect(documents.find(({ id }) => id === params.id)?.isDamaged).toBe(
        family === 'deleted' ? true : undefined,
      )
      const restored = await desk.act('restore', params)
      expect(restored.draft?.content.question).toBe('What is kept?')
    }
  })

  it('as a schedule is carried out, because its key says what is due [14.59]', async () => {
    const params = await newFaq()
    await desk.act('schedule', params, { version: 3, publishAt: soon })
    const due = { ...params, at: soon }
    await put(desk.store, { ...damage(due), ...keys.due(due) })
    await runDue(
      desk.store,
      soon,
      async () => undefined,
      ({ id }) => id === params.id,
    )
    expect((await desk.find(params.kind, params.id)).published?.content.answer).toBe('<p>Three.</p>')
  })

  it('as a summary of a discussion, a person who types or the order of a list is replaced by the next change [14.59]', async () => {
    const params = await newFaq()
    const others = [keys.discussion, keys.editing].map((key) => key(params.kind, params.id))
    for (const key of [...others, keys.revision('DIRECTORY#faq')])
      await put(desk.store, { ...damage({ revision: 1, username: 'ana', tab: 'one', order: [] }), ...key })
    const { json } = await desk.tryTo('discuss', params, { action: 'comment', text: 'Why?' })
    expect(json).toMatchObject({ comments: [{ text: 'Why?' }] })
    const { draft: opened } = await desk.find(params.kind, params.id)
    const content = { ...opened?.content, answer: '<p>Four.</p>' }
    const saved = { content, version: opened?.version, tab: 'two' }
    const { draft: ready } = await desk.act('save', params, saved)
    const ids = (await list('faq')).filter(({ status }) => status !== 'draft').map(({ id }) => id)
    const before = Object((await desk.send('GET /api/admin/order/{kind}', { params })).json).documents
    const order = before.map(({ id }: { id: string }) => id)
    expect(order.toSorted()).toEqual(ids.toSorted())
    const moved = { ids: order.toReversed(), before: order }
    expect((await desk.send('PUT /api/admin/order/{kind}', { params, json: moved })).statusCode).toBe(204)
    const { status } = await desk.act('publish', params, { version: ready?.version })
    expect(status).toBe('published')
  })

  it('as the state of the renderings is replaced by one that asks for all pages [14.59]', async () => {
    const { requests } = await readLock(desk.store)
    await put(desk.store, {
      ...damage({ requests, served: requests, unfinished: false }),
      ...keys.renderLock(),
    })
    const lock = await readLock(desk.store)
    if (lock.requests > 0) expect(lock).toMatchObject({ served: lock.requests - 1, changed: new Set(['*']) })
    const params = await newFaq()
    expect((await readLock(desk.store)).changed).toContain(`faq/${params.id}`)
  })

  it('as a member is a disabled one, whom a colleague enables [14.59]', () =>
    whileDamaged('staffMember', damage, async () => {
      const statusOfBen = async () =>
        Object((await desk.send('GET /api/admin/members')).json).find(
          ({ username }: { username: string }) => username === 'ben',
        )?.status
      expect(await statusOfBen()).toBe('disabled')
      const { statusCode } = await requestFromSite('POST /api/admin/session', {
        json: { username: 'ben', password },
      })
      expect(statusCode).toBe(401)
      const action = async (name: string) =>
        desk.send('POST /api/admin/members/{username}', {
          params: { username: 'ben' },
          json: { action: name },
        })
      expect((await action('reset')).statusCode).toBe(200)
      expect((await action('enable')).statusCode).toBe(200)
      expect(await statusOfBen()).toBe('invited')
    }))

  it('as a request for a call still waits [14.59]', () =>
    whileDamaged('request', damage, async () => {
      const { json } = await desk.send('GET /api/admin/call-requests')
      expect(json).toEqual([expect.objectContaining({ id: samples.request.sk, state: 'new' })])
    }))
})

it('a request for a call whose state is damaged still shows its number [14.59]', () =>
  whileDamaged(
    'request',
    (item) => ({ ...item, version: 'x', office: 7 }),
    async () => {
      const id = samples.request.sk ?? ''
      const { json } = await desk.send('POST /api/admin/call-requests/{id}/open', { params: { id } })
      expect(json).toMatchObject({ details: { phone: '(770) 555-0199' }, request: { version: 2 } })
    },
  ))

it('a count of attempts that is damaged locks nobody out [14.59]', () =>
  whileDamaged(
    'attempts',
    () => ({ count: 'x' }),
    async () => {
      const json = { username: 'ana', password }
      expect((await requestFromSite('POST /api/admin/session', { json })).statusCode).toBe(200)
    },
  ))

async function storeEverything(): Promise<typeof samples> {
  const { store, send } = desk
  await put(store, { number: 1, leastReader: 0, ...keys.format() })
  await recordUpload(store, { src, width: 1, height: 1, bytes: 1 }, { by: 'ana', at: soon, photo: undefined })
  await addMember(store, 'ben', password)
  const ben = await logIn('ben', password)
  const challenge = Challenge.parse((await requestFromSite('POST /api/admin/session/challenge')).json)
  const passkey = authenticator('https://clinic.example', 'any').create(challenge.challenge)
  const options = { cookies: [ben], headers, json: { name: 'Phone', passkey } }
  await requestFromSite('POST /api/admin/account/passkeys', options)
  const { published } = await desk.find(faq.kind, faq.id)
  const content = { ...published?.content, answer: '<p>Here.</p>' }
  await desk.act('save', faq, { content, version: 0 })
  await desk.act('publish', faq, { version: 1 })
  await desk.act('save', faq, { content: published?.content, version: 0, tab: 'one' })
  await desk.tryTo('discuss', faq, { action: 'comment', text: 'Why?' })
  const linked = await desk.tryTo('discuss', faq, { action: 'makeLink' })
  expect(Discussion.parse(linked.json).links).toHaveLength(1)
  await desk.act('schedule', faq, { version: 2, publishAt: soon })
  await send('PUT /api/admin/documents/{kind}/{id}/presence', { params: faq, json: { tab: 'one' } })
  const alert = await desk.create('alert', {
    ...{ message: 'Closed', level: 'information', pages: [] },
    ...{ startsAt: inDays(-1), endsAt: soon },
  })
  await desk.act('publish', { kind: 'alert', id: alert.id }, { version: 1 })
  await desk.tryTo('remove', { kind: 'faq', id: 'a-second' }, { version: 1 })
  await send('PUT /api/admin/account/notices', { json: { address: 'ana@clinic.example' } })
  const named = { action: 'name', name: 'Jane Roe, MD', address: 'roe@clinic.example' }
  await send('POST /api/admin/clinician', { json: named })
  await send('POST /api/admin/redirects', { json: { from: '/old', to: '/faq' } })
  await send('POST /api/page-feedback', { json: { page: '/faq', helpful: 'yes' } })
  const form = { firstName: 'Ana', phone: '770-555-0199', mayLeaveMessage: 'no' }
  for (const json of [form, { ...form, [hiddenField]: 'x' }])
    await requestFromSite('POST /api/call-requests', { json })
  const all = await Promise.all([store, calls].map(itemsOf))
  const names = all.flat().map(({ pk, sk }) => `${pk} ${sk}`)
  const found = Object.entries(patterns(sessionHash(ben.split('=')[1] ?? ''))).map(([family, pattern]) => {
    const [pk = '', sk = ''] = names.find((name) => pattern.test(name))?.split(' ') ?? []
    return [family, { pk, sk }]
  })
  return Object.fromEntries(found)
}

const itemsOf = async ({ documents, tableName }: Store) =>
  (await Array.fromAsync(paginateScan({ client: documents }, { TableName: tableName }))).flatMap(
    ({ Items = [] }) => Items,
  )

const patterns = (session: string): Record<Family, RegExp> => ({
  format: /^FORMAT /,
  document: /^FAQS group/,
  attempts: /^ATTEMPTS#login/,
  staffMember: /^MEMBERS ben/,
  credentials: /^CREDENTIALS#/,
  passkey: /^PASSKEY#/,
  staffSeen: /^STAFF_SEEN ben/,
  notices: /^NOTICES ana/,
  clinician: /^CLINICIAN /,
  session: new RegExp(`^SESSION#${session}`),
  sessionUse: new RegExp(`^SESSION_USE#${session}`),
  usedChallenge: /^USED_CHALLENGE#/,
  renderLock: /^RENDER LOCK/,
  pageFeedback: /^PAGE_FEEDBACK /,
  auditRecord: /^AUDIT#/,
  draft: /^DRAFT#faq#z-first/,
  version: /^VERSION#faq#z-first 001/,
  presence: /^PRESENCE#faq#z-first ana/,
  editing: /^PRESENCE#faq#z-first #/,
  address: /^ADDRESS#\/blog\/slug-of-3 /,
  due: /^DUE .*#faq#/,
  redirect: /^REDIRECTS \//,
  revision: /^DIRECTORY#faq #$/,
  media: /^MEDIA /,
  deleted: /^DELETED faq#a-second/,
  directoryDraft: /^DRAFTS faq#z-first/,
  binned: /^BINNED#faq#a-second/,
  discussion: /^DISCUSSIONS faq#z-first/,
  comment: /^DISCUSSION#faq#z-first COMMENT#/,
  previewLink: /^DISCUSSION#faq#z-first LINK#/,
  directoryRow: /^DIRECTORY#faq group/,
  request: /^CALL_REQUESTS /,
  suspected: /^SUSPECTED_CALL_REQUESTS#/,
})
