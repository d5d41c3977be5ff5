import { describe, expect, it } from 'vitest'
import { AuditLog } from '#shared/entities/auditRecord.ts'
import { addAuditRecord } from '../store/audit.ts'
import { startDesk } from '../testing/desk.ts'
import { addMember, logIn } from '../testing/staff.ts'

const desk = startDesk()
const key = 'GET /api/admin/audit'

async function log(query: Record<string, string>) {
  const { json } = await desk.send(key, { query: new URLSearchParams(query).toString() })
  return AuditLog.parse(json)
}

const today = () => {
  const now = Date.now()
  return { from: new Date(now - 3_600_000).toISOString(), to: new Date(now + 3_600_000).toISOString() }
}
const actionsOf = async (subject: string) =>
  (await log({ ...today(), subject })).records.map(({ by, action }) => `${by} ${action}`).toReversed()

describe('the audit log', () => {
  const october = { from: '2026-10-01T04:00:00.000Z', to: '2026-11-01T04:00:00.000Z' }
  const record = (at: string, by = 'ana', action = 'publish', subject = 'faq/z-first') =>
    addAuditRecord(desk.store, { at, by, action, subject })

  it('has a month of the clinic, the newest first, with the titles that documents have now', async () => {
    await record('2026-10-01T03:59:59.999Z')
    await record('2026-10-01T04:00:00.000Z')
    await record('2026-10-20T12:00:00.000Z', 'ruth', 'order', 'faq/*')
    await record('2026-11-01T03:30:00.000Z', 'ruth', 'delete', 'post/gone')
    await record('2026-11-01T04:30:00.000Z')
    expect(await log(october)).toEqual({
      records: [
        { at: '2026-11-01T03:30:00.000Z', by: 'ruth', action: 'delete', subject: 'post/gone' },
        { at: '2026-10-20T12:00:00.000Z', by: 'ruth', action: 'order', subject: 'faq/*' },
        {
          ...{ at: '2026-10-01T04:00:00.000Z', by: 'ana', action: 'publish', subject: 'faq/z-first' },
          title: 'Where are you?',
        },
      ],
      people: ['ana', 'ruth'],
      actions: ['delete', 'order', 'publish'],
      isComplete: true,
    })
  })

  it('is filtered by who, by what, and by the title, kind or id of a document', async () => {
    const subjects = async (filter: Record<string, string>) =>
      (await log({ ...october, ...filter })).records.map(({ subject }) => subject)
    expect(await subjects({ by: 'ana' })).toEqual(['faq/z-first'])
    expect(await subjects({ action: 'order' })).toEqual(['faq/*'])
    expect(await subjects({ subject: 'WHERE are' })).toEqual(['faq/z-first'])
    expect(await subjects({ subject: 'post/' })).toEqual(['post/gone'])
    expect(await subjects({ by: 'ana', action: 'delete' })).toEqual([])
    expect((await log({ ...october, by: 'ana' })).people).toEqual(['ana', 'ruth'])
  })

  it('names what was deleted by the title that it had [14.45]', async () => {
    const { id } = await desk.create('service', { title: 'No longer offered' })
    const params = { kind: 'service', id }
    await desk.tryTo('remove', params, { version: 1 })
    const { records } = await log({ ...today(), subject: 'no longer' })
    expect(records.map(({ action, title, isDeleted }) => ({ action, title, isDeleted }))).toEqual([
      { action: 'delete', title: 'No longer offered', isDeleted: true },
      { action: 'create', title: 'No longer offered', isDeleted: true },
    ])
  })

  it.each([
    ['more than a month', '2026-10-01T04:00:00.000Z', '2026-11-02T05:00:00.000Z'],
    ['a time that ends before it begins', '2026-10-02T00:00:00.000Z', '2026-10-01T00:00:00.000Z'],
    ['a text that is not a time', 'october', '2026-10-01T00:00:00.000Z'],
  ])('refuses %s with a 400', async (_, from, to) => {
    const { statusCode } = await desk.send(key, { query: new URLSearchParams({ from, to }).toString() })
    expect(statusCode).toBe(400)
  })
})

describe('the work on a draft', () => {
  const params = { kind: 'review', id: 'r-z' }
  const saved = (version: number) => ({
    content: { title: `Kind, ${version}`, content: 'They were kind.', author: 'A. B.', rating: 5 },
    version,
  })
  const save = (version: number) => desk.act('save', params, saved(version))

  it('has one record for each person and draft, however often it is saved [14.43]', async () => {
    await addMember(desk.store, 'ruth', 'twelve characters')
    const ruth = await logIn('ruth', 'twelve characters')
    await save(0)
    await save(1)
    await desk.by(ruth).tryTo('save', params, saved(2))
    await save(3)
    expect(await actionsOf('review/r-z')).toEqual(['ana save', 'ruth save'])
  })

  it('has a record once it is discarded, and another one for the next draft', async () => {
    await desk.tryTo('discard', params, { version: 4 })
    await save(0)
    expect(await actionsOf('review/r-z')).toEqual(['ana save', 'ruth save', 'ana discard', 'ana save'])
  })

  it('has no record for a refused discard', async () => {
    const refused = await desk.tryTo('discard', params, { version: 7 })
    expect(refused.statusCode).toBe(409)
    expect((await actionsOf('review/r-z')).filter((action) => action === 'ana discard')).toHaveLength(1)
  })

  it('of a new document has a record of its own, also of a draft that an unpublication leaves', async () => {
    const content = { slug: 'how-we-help/group-therapy', title: 'Groups', description: 'Together.' }
    const { id } = await desk.create('service', content)
    const name = { kind: 'service', id }
    await desk.act('publish', name, { version: 1 })
    const taken = await desk.act('takeDown', name, { version: 1 })
    await desk.act('save', name, {
      content: { ...content, title: 'All groups' },
      version: taken.draft?.version ?? 0,
    })
    expect(await actionsOf(`service/${id}`)).toEqual([
      'ana create',
      'ana publish',
      'ana unpublish',
      'ana save',
    ])
  })
})
