import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DocumentVersion } from '#shared/entities/documents.ts'
import { partitions } from '#shared/keys.ts'
import { table } from '#shared/table.ts'
import { allItems } from '../store/read.ts'
import type { Item } from '../store/store.ts'
import { auditRecords } from '../testing/auditRecords.ts'
import { startDesk } from '../testing/desk.ts'
import { addMember, logIn, requestFromSite } from '../testing/staff.ts'

const desk = startDesk()
const nameKey = 'PATCH /api/admin/documents/{kind}/{id}/versions/{number}'
const minute = 60_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
})
afterEach(() => {
  vi.useRealTimers()
})

const pass = (minutes: number) => vi.setSystemTime(Date.now() + minutes * minute)

/** Saves over the draft as it is. By default as ana, in the session of the test. */
async function save(
  id: string,
  answer: string,
  {
    cookie = '',
    version = -1,
    ...how
  }: { cookie?: string; version?: number; restores?: number; keepsDraft?: boolean } = {},
): Promise<void> {
  const params = { kind: 'faq', id }
  const { draft } = await desk.find('faq', id)
  const json = { content: { answer }, version: version < 0 ? (draft?.version ?? 0) : version, ...how }
  const { statusCode } = await (cookie ? desk.by(cookie) : desk).tryTo('save', params, json)
  expect(statusCode).toBe(version < 0 ? 200 : 409)
}

const begin = async () => (await desk.create('faq', { answer: 'begun' })).id

async function history(id: string): Promise<string[]> {
  const versions = await desk.versions({ kind: 'faq', id })
  return Promise.all(
    versions.map(async ({ number, by, action }) => {
      const version = await desk.send('GET /api/admin/documents/{kind}/{id}/versions/{number}', {
        params: { kind: 'faq', id, number: String(number) },
      })
      return `${action} by ${by}: ${DocumentVersion.parse(version.json).content.answer}`
    }),
  )
}

describe('the history of drafts [14.36]', () => {
  it('has what somebody saved before another person saved', async () => {
    await addMember(desk.store, 'ruth', 'twelve characters')
    const cookie = await logIn('ruth', 'twelve characters')
    const id = await begin()
    await save(id, 'by ana')
    pass(1)
    await save(id, 'by ruth', { cookie })
    pass(1)
    await save(id, 'by ruth again', { cookie })
    expect(await history(id)).toEqual(['draft by ana: by ana'])
    pass(1)
    await save(id, 'by ana again')
    expect(await history(id)).toEqual(['draft by ruth: by ruth again', 'draft by ana: by ana'])
  })

  it('has what the same person saved in another session', async () => {
    const id = await begin()
    pass(1)
    await save(id, 'elsewhere', { cookie: await logIn('ana', 'twelve characters') })
    expect(await history(id)).toEqual(['draft by ana: begun'])
  })

  it('has one draft a quarter of an hour while somebody types', async () => {
    const id = await begin()
    for (const minutes of [5, 10, 14]) {
      pass(5 - (minutes === 14 ? 1 : 0))
      await save(id, `after ${minutes} minutes`)
    }
    expect(await history(id)).toEqual([])
    pass(1)
    await save(id, 'after 15 minutes')
    pass(5)
    await save(id, 'after 20 minutes')
    expect(await history(id)).toEqual(['draft by ana: after 14 minutes'])
    pass(10)
    await save(id, 'after 30 minutes')
    expect(await history(id)).toEqual(['draft by ana: after 20 minutes', 'draft by ana: after 14 minutes'])
  })

  it('has what came too late and was refused, once, and nothing that is there already [13.2]', async () => {
    const id = await begin()
    await save(id, 'theirs')
    pass(1)
    await save(id, 'mine', { version: 1 })
    await save(id, 'theirs', { version: 1 })
    expect(await history(id)).toEqual(['draft by ana: mine'])
    expect((await desk.find('faq', id)).draft?.content).toEqual({ answer: 'theirs' })
  })

  it('has the own draft that an earlier version replaced', async () => {
    const params = { kind: 'faq', id: await begin() }
    await save(params.id, 'refused', { version: 0 })
    await save(params.id, 'typed since')

    pass(1)
    await save(params.id, 'refused', { restores: (await desk.versions(params))[0]?.number ?? 0 })
    expect(await history(params.id)).toContain('draft by ana: typed since')
  })

  it('has the own draft that a choice from two texts replaced', async () => {
    const id = await begin()
    await save(id, 'typed since')
    pass(1)
    await save(id, 'chosen', { keepsDraft: true })
    expect(await history(id)).toEqual(['draft by ana: typed since'])
  })

  it('has a draft that was discarded', async () => {
    const params = { kind: 'faq', id: 'z-first' }
    await save(params.id, 'discarded')
    await desk.act('discard', params, { version: 1 })
    expect(await history(params.id)).toEqual(['draft by ana: discarded'])
  })

  it('has a draft for as long as it has a name, with a record of who named it [13.81]', async () => {
    const params = { kind: 'faq', id: await begin() }
    await save(params.id, 'mine', { version: 0 })
    const listed = async () => {
      const cookie = await logIn('ana', 'twelve characters')
      return desk.by(cookie).versions(params)
    }
    const [{ number } = { number: 0 }] = await listed()
    const name = async (json: object, of = number) => {
      const cookies = [await logIn('ana', 'twelve characters')]
      const options = { params: { ...params, number: String(of) }, json, cookies }
      return (await requestFromSite(nameKey, options)).statusCode
    }
    const stored = async () => (await allItems(desk.store, partitions.versions('faq', params.id)))[0]
    const before = await stored()
    expect(before).toHaveProperty(table.timeToLive)
    expect(await name({ name: 'Spring' })).toBe(204)
    const named: Item = { ...before, name: 'Spring' }
    delete named[table.timeToLive]
    expect(await stored()).toEqual(named)
    expect(await auditRecords(desk.store)).toContainEqual(
      expect.objectContaining({ by: 'ana', action: 'named a version', subject: `faq/${params.id}` }),
    )
    expect(await name({ name: 'Summer' }, number + 1)).toBe(404)
    pass(91 * 24 * 60)
    expect(await listed()).toMatchObject([{ number, name: 'Spring' }])
    expect(await name({ name: null })).toBe(204)
    expect(await listed()).toEqual([])
    expect(await stored()).toEqual(before)
  })

  it('has a draft for 90 days', async () => {
    const id = await begin()
    pass(1)
    await save(id, 'mine', { version: 0 })
    pass(90 * 24 * 60 - 2)
    const cookie = await logIn('ana', 'twelve characters')
    const count = async () => {
      return (await desk.by(cookie).versions({ kind: 'faq', id })).length
    }
    expect(await count()).toBe(1)
    pass(2)
    expect(await count()).toBe(0)
  })
})
