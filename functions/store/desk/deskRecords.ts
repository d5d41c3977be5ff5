import * as z from 'zod/mini'
import { DocumentKind, Draft } from '#shared/entities/documents.ts'
import { Redirect } from '#shared/entities/redirect.ts'
import { forEachConcurrently } from '../../forEachConcurrently.ts'
import { withCurrentLinks } from '../links.ts'
import { UnreadableItem } from '../parseItem.ts'
import { renderWrite } from '../renderRequest.ts'
import type { Store } from '../store.ts'
import { transactAll } from '../writeChecked.ts'
import { Deleted, deletedDocuments, deletedWrites, findBinned } from './deletedDocuments.ts'
import { rowsOfKinds } from './directory.ts'
import { directoryDrafts } from './directoryDrafts.ts'
import type { DocumentName } from './documentFacts.ts'
import { DraftRecord, draftWrites, findDraft } from './drafts.ts'
import { dueWrite } from './due.ts'
import { addedRedirect, readRedirects, redirects } from './redirects.ts'
import { allVersions, putVersion, VersionRecord } from './versions.ts'

export const deskParts = ['drafts', 'versions', 'redirects', 'deleted'] as const
export type DeskPart = (typeof deskParts)[number]
export type DeskRecord = Record<string, unknown>
export type DeskRecords = Record<DeskPart, Map<string, DeskRecord>>

interface PartFacts {
  schema: z.ZodMiniObject
  nameOf(record: DeskRecord): string
  /** Resolves to false if a change that somebody has made meanwhile prevents the write. */
  write(store: Store, record: DeskRecord, before: DeskRecord | undefined): Promise<unknown>
}

const content = z.record(z.string(), z.unknown())
const binnedFacts = z.pick(Draft, { authors: true, takenDown: true }).shape
const PortableDraft = z.extend(z.omit(DraftRecord, { revision: true, links: true }), { content })
const PortableDeleted = z.extend(Deleted, { content: z.optional(content), ...binnedFacts })
const PortableVersion = z.extend(z.omit(VersionRecord, { links: true }), {
  kind: DocumentKind,
  id: z.string(),
  content,
})

const named = ({ kind, id }: DeskRecord) => `${kind}/${id}`

/** The records of the desk that an operator exports and imports, besides published content. */
export const deskPartOf: Record<DeskPart, PartFacts> = {
  drafts: {
    schema: PortableDraft,
    nameOf: named,
    write: (store, record, before) => writeDraft(store, PortableDraft.parse(record), before),
  },
  versions: {
    schema: PortableVersion,
    nameOf: (version) => `${named(version)}/${version.number}`,
    write(store, record) {
      const { kind, id, ...version } = PortableVersion.parse(record)
      return putVersion(store, { kind, id }, version)
    },
  },
  redirects: {
    schema: Redirect,
    nameOf: ({ from }) => String(from).slice(1),
    write: (store, record) => writeRedirect(store, Redirect.parse(record)),
  },
  deleted: {
    schema: PortableDeleted,
    nameOf: named,
    write(store, record) {
      const { content, authors, takenDown, ...deleted } = PortableDeleted.parse(record)
      return transactAll(store, deletedWrites(deleted, content && { content, authors, takenDown }))
    },
  },
}

/** `onUnreadable` gets what is left out. Without it, throws. */
export async function deskRecords(
  store: Store,
  onUnreadable: (error: UnreadableItem) => void = raise,
): Promise<DeskRecords> {
  const drafts: DeskRecord[] = []
  const versions: DeskRecord[] = []
  const deleted: DeskRecord[] = []
  const marks = await deletedDocuments(store)
  await forEachConcurrently(marks, async ({ isDamaged, ...mark }) => {
    const binned = await findBinned(store, mark).catch((error) => {
      if (error instanceof UnreadableItem) onUnreadable(error)
      else throw error
    })
    const [current] = await withCurrentLinks(store, binned ? [{ ...binned, kind: mark.kind }] : [])
    const { links, ...facts } = current ?? {}
    deleted.push({ ...mark, ...facts })
  })
  // One transaction writes or removes a draft and its row.
  const drafted = await directoryDrafts(store)
  await forEachConcurrently(drafted, async (row) => {
    const draft = await findDraft(store, row)
    if (draft?.stored) onUnreadable(new UnreadableItem(draft.stored, draft.damaged ?? []))
    else if (draft) drafts.push(PortableDraft.parse(draft))
  })
  await forEachConcurrently(
    uniqueNames([...(await rowsOfKinds(store)), ...drafted, ...marks]),
    async (name) => {
      const all = await allVersions(store, name)
      versions.push(...all.map(({ links, ...version }) => ({ ...name, ...version })))
    },
  )
  return {
    drafts: byName('drafts', drafts),
    versions: byName('versions', versions),
    redirects: byName('redirects', await redirects(store)),
    deleted: byName('deleted', deleted),
  }
}

const raise = (error: UnreadableItem): never => {
  throw error
}

const uniqueNames = (all: readonly DocumentName[]): DocumentName[] => [
  ...new Map(all.map(({ kind, id }) => [named({ kind, id }), { kind, id }])).values(),
]

const byName = (part: DeskPart, records: readonly object[]): Map<string, DeskRecord> =>
  new Map(records.map((record) => [deskPartOf[part].nameOf({ ...record }), { ...record }]))

/** False if a page has the address `from`, or somebody has changed the redirects meanwhile. */
async function writeRedirect(store: Store, redirect: Redirect): Promise<boolean> {
  const list = await readRedirects(store)
  return transactAll(store, [...addedRedirect(list, redirect), renderWrite([redirect.from])])
}

/** Writes the draft and its schedule. Replacing a draft makes a new version, so that open editors show a conflict. */
async function writeDraft(
  store: Store,
  draft: z.infer<typeof PortableDraft>,
  before: DeskRecord | undefined,
): Promise<boolean> {
  const { kind, id, publishAt, unpublishAt } = draft
  const current = await findDraft(store, draft)
  if (current?.updatedAt !== before?.updatedAt) return false
  const due = [publishAt, unpublishAt].flatMap((at) => (at ? [dueWrite({ kind, id, at })] : []))
  const version = current ? current.version + 1 : draft.version
  return transactAll(store, [...draftWrites(current, { ...draft, version }), ...due])
}
