import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Redirect } from '#shared/entities/redirect.ts'
import { partitions } from '#shared/keys.ts'
import { allContent } from '../../../functions/store/allContent.ts'
import { deletedWrites } from '../../../functions/store/desk/deletedDocuments.ts'
import { type DeskRecords, deskRecords } from '../../../functions/store/desk/deskRecords.ts'
import { directoryDrafts } from '../../../functions/store/desk/directoryDrafts.ts'
import { findDocument } from '../../../functions/store/desk/documents.ts'

import { dueUntil } from '../../../functions/store/desk/due.ts'
import { addedRedirect, readRedirects } from '../../../functions/store/desk/redirects.ts'
import { putVersion } from '../../../functions/store/desk/versions.ts'
import type { Store } from '../../../functions/store/store.ts'
import { transactAll } from '../../../functions/store/writeChecked.ts'
import { type Engine, startEngine } from '../../../functions/testing/engine.ts'
import { fillTable } from '../../../functions/testing/seedCopy.ts'
import { storeAction } from '../../../functions/testing/storeAction.ts'
import { createTable } from '../../../functions/testing/table.ts'
import { temporaryFolder } from '../../testing/temporaryFolder.ts'
import { readDeskFolder, writeFolder } from './folder.ts'
import { importDocument } from './importDocument.ts'
import { importRecords } from './importRecords.ts'

let engine: Engine
let tables = 0
beforeAll(async () => {
  engine = await startEngine()
})
afterAll(() => engine.stop())

const at = '2026-11-20T12:00:00.000Z'
const publishAt = '2026-11-25T14:00:00.000Z'
const unpublishAt = '2026-12-24T14:00:00.000Z'
const later = '2026-11-21T12:00:00.000Z'
const keep = { overwriteStaffEdits: false, remove: false, at }
const overwrite = { ...keep, overwriteStaffEdits: true }

async function seededTable(): Promise<Store> {
  tables += 1
  const store = await createTable(engine, `desk-${tables}`)
  await fillTable(store)
  return store
}

const review = { kind: 'review', id: 'r-a' } as const
const save = (store: Store, title: string, version: number, time: string) =>
  storeAction(
    store,
    review,
    { type: 'save', content: { title }, version, tab: '', session: '', restored: null, by: 'ana' },
    time,
  )
const unchecked = { by: 'ana', completed: {}, issues: [], approval: 'notNeeded', confirmed: [] } as const

const redirect = async (store: Store, added: Redirect) =>
  transactAll(store, addedRedirect(await readRedirects(store), added))

/** A site with a scheduled draft, an end, a version, a redirect and a deleted post. */
async function siteInUse(): Promise<Store> {
  const store = await seededTable()
  await save(store, 'Waiting', 0, at)
  const schedule = { type: 'schedule', version: 1, ...unchecked } as const
  await storeAction(store, review, { ...schedule, content: {}, publishAt }, at)
  const post = { kind: 'post', id: 'post-00002' } as const
  await storeAction(store, post, { ...schedule, content: undefined, unpublishAt }, at)
  await putVersion(store, review, {
    number: 1,
    at,
    by: 'ana',
    action: 'published',
    content: { title: 'Once' },
  })
  await redirect(store, { from: '/blog/old', to: '/blog', by: 'ana', at, isManual: true })
  await transactAll(store, deletedWrites({ kind: 'post', id: 'post-00003' }))
  return store
}

describe('the records of the desk', () => {
  let site: Store
  let records: DeskRecords
  beforeEach(async () => {
    site = await siteInUse()
    records = await deskRecords(site)
  })

  it('are exported as one file each, and read back as they were [13.14]', async () => {
    const folder = temporaryFolder()
    expect(await writeFolder(folder, records)).toBe(4)
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    expect(files.filter((file) => file.endsWith('.yaml')).sort()).toEqual([
      'deleted/post/post-00003.yaml',
      'drafts/review/r-a.yaml',
      'redirects/blog/old.yaml',
      'versions/review/r-a/1.yaml',
    ])
    expect(readDeskFolder(folder)).toEqual(records)
  })

  it('are the same in another site after an import, with its schedule and its list of drafts [13.14]', async () => {
    const other = await seededTable()
    const { written } = await importRecords(other, records, keep)
    expect(written).toHaveLength(4)
    expect(await deskRecords(other)).toEqual(records)
    await importRecords(other, await allContent(site), keep)
    expect(
      (await dueUntil(other, partitions.due, '2027-01-01T00:00:00.000Z')).map(({ id, at }) => [id, at]),
    ).toEqual([
      ['r-a', publishAt],
      ['post-00002', unpublishAt],
    ])
    expect(await directoryDrafts(other)).toMatchObject([{ id: 'r-a', title: 'Waiting' }])
    expect((await importRecords(other, records, keep)).written).toEqual([])
  })

  it('do not replace a draft that staff saved after the export, unless the operator says so [13.14]', async () => {
    await save(site, 'Saved since', 1, later)
    const { skipped, written } = await importRecords(site, records, keep)
    expect([skipped.map(({ id }) => id), written]).toEqual([['review/r-a'], []])
    expect((await importRecords(site, records, overwrite)).written).toHaveLength(1)
    expect((await findDocument(site, review))?.draft).toMatchObject({
      version: 3,
      content: { title: 'Waiting' },
    })
  })

  it('never replace a version, nor delete what only the site has', async () => {
    const other = await seededTable()
    const since = {
      number: 1,
      at: later,
      by: 'ruth',
      action: 'published',
      content: { title: 'Here' },
    } as const
    await putVersion(other, review, since)
    await redirect(other, { from: '/only-here', to: '/faq', by: 'ruth', at })
    await importRecords(other, records, overwrite)
    const after = await deskRecords(other)
    expect(after.versions.get('review/r-a/1')).toMatchObject({ by: 'ruth' })
    expect([...after.redirects.keys()].sort()).toEqual(['blog/old', 'only-here'])
  })

  it.each([
    ['drafts/review/r-b.yaml', { ...review, content: {} }, 'version: is required'],
    [
      'redirects/blog/old.yaml',
      { from: '/blog/new', to: '/blog', by: 'a', at },
      'it is the record of blog/new',
    ],
    ['redirects/blog/old.yaml', { from: '/blog/old', to: 'https://example.org', by: 'a', at }, 'to: must be'],
    ['deleted/post/a.yaml', { kind: 'post', id: 'a', why: '' }, 'unknown field: why'],
  ])('are refused from the file %s with %j', (name, record, reason) => {
    const folder = temporaryFolder()
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), JSON.stringify(record))
    expect(() => readDeskFolder(folder)).toThrow(`${path.basename(name)} cannot be used: `)
    expect(() => readDeskFolder(folder)).toThrow(reason)
  })
})

describe('the sample of a post that staff deleted', () => {
  const deleted = new Map([['post/post-00003', { kind: 'post', id: 'post-00003' }]])
  const without = async (store: Store) => {
    const folder = await allContent(store)
    folder.post.delete('post-00003')
    return folder
  }
  const names = (writes: readonly { kind: string; id: string }[]) =>
    writes.map(({ kind, id }) => `${kind}/${id}`)

  it('goes again where a deploy of another stage has written it', async () => {
    const other = await seededTable()
    const { written } = await importRecords(other, { ...(await without(other)), deleted }, keep)
    expect(names(written)).toEqual(['deleted/post/post-00003', 'post/post-00003'])
  })

  it('stays where staff have changed it since', async () => {
    const other = await seededTable()
    const folder = await without(other)
    const { post } = await allContent(other)
    const before = post.get('post-00003')
    const changed = { ...before, title: 'Changed', version: 2 }
    const name = { kind: 'post', id: 'post-00003' } as const
    expect(await importDocument(other, { ...name, before, after: changed }, { at, removals: 0 })).toBe(true)
    const { onlyOnSite } = await importRecords(other, { ...folder, deleted }, keep)
    expect(names(onlyOnSite)).toEqual(['post/post-00003'])
  })
})
