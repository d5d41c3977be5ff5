import * as z from 'zod/mini'
import { apiLimits } from '#shared/apiLimits.ts'
import { DocumentKind, Draft, type DraftContent } from '#shared/entities/documents.ts'
import { keys } from '#shared/keys.ts'
import { Problem } from '../../http/problem.ts'
import { errorFields, log } from '../../log.ts'
import type { Item, Store } from '../store.ts'
import { type Condition, deleteItem, missing, newItem, putItem, updateItem } from '../write.ts'
import { DirectoryDraft } from './directoryDrafts.ts'
import { addressOf, type DocumentName, periodOf, titleOf } from './documentFacts.ts'
import { StoredContent, storedText } from './storedContent.ts'
import { usedImages } from './usedImages.ts'
import { putDraftVersion } from './versions.ts'

/** What is being done with a document. Each of its steps can be repeated, so that it can be finished after a crash. */
const Operation = z.object({
  id: z.string(),
  action: z.enum(['publish', 'restore', 'image', 'unpublish', 'delete', 'withdraw']),
  by: z.string(),
  at: z.string(),
  /** The version that it publishes, or that was published until now. */
  number: z.number(),
  /** When another run finishes it, if it was interrupted. */
  finishAt: z.string(),
  /** What it publishes, complete and validated. */
  content: z.optional(StoredContent),
  /** It publishes another image beside a draft that waits, and gets the image too. */
  keepsDraft: z.optional(z.boolean()),
  addressBefore: z.optional(z.string()),
})
export type Operation = z.infer<typeof Operation>

/** The working copy of a document. */
export const DraftRecord = z.extend(Draft, {
  kind: DocumentKind,
  id: z.string(),
  content: StoredContent,
  basedOn: z._default(z.nullable(z.number()), null),
  /** Of the session that saved it last: when it ends, which tells it from others of the same person. */
  session: z.optional(z.string()),
  /** When it was last kept as an earlier version, or begun. */
  keptAt: z.optional(z.string()),
  /** Those whose work on this draft has an audit record. */
  editors: z.optional(z.array(z.string())),
  /** The last version that was published before the document was unpublished. */
  lastVersion: z.optional(z.number()),
  endedAt: z.optional(z.string()),
  operation: z.optional(Operation),
})
export type DraftRecord = z.infer<typeof DraftRecord>

interface DraftWrite extends DocumentName {
  content: DraftContent
  basedOn: number | null
  by: string
  session?: string
  /** What lost against the earlier content, where both changed the same field. */
  unchosen?: DraftContent | undefined
  /** ISO 8601. */
  at: string
}

/**
 * What another person or session saved before, or what was typed a quarter of an hour ago, stays in the history, as do
 * both texts of a merge. False if somebody has begun, saved or discarded a draft since `before` was read.
 */
export async function saveDraft(
  store: Store,
  before: DraftRecord | null,
  write: DraftWrite,
): Promise<boolean> {
  const { kind, id, content, basedOn, by, session, unchosen, at } = write
  const isSuperseded = before !== null && supersedes(write, before)
  if (isSuperseded) await keepDraft(store, before)
  if (unchosen) await putDraftVersion(store, { kind, id }, { at, by, content: unchosen })
  const saved = {
    ...{ content, basedOn, session, updatedAt: at, updatedBy: by },
    ...((!before || isSuperseded) && { keptAt: at }),
    version: (before?.version ?? 0) + 1,
    editors: [...new Set([...(before?.editors ?? []), by])],
  }
  if (!before) return addDraft(store, { kind, id, ...saved })
  return changeDraft(store, before, { ...saved, content: storedText(content) })
}

/** False if somebody else has saved, discarded or begun to publish the draft since the version. */
export async function changeDraft(
  store: Store,
  before: DraftRecord,
  set: Record<string, unknown>,
): Promise<boolean> {
  const key = keys.draft(before.kind, before.id)
  const after = draftOf(await updateItem(store, key, { set }, isIdle(before)))
  if (!after) return false
  await listDraft(store, after)
  return true
}

/** On the condition, or if the document has no draft yet. False otherwise. */
export async function addDraft(
  store: Store,
  draft: DraftRecord,
  condition: Condition = newItem,
): Promise<boolean> {
  if (!(await putDraft(store, draft, condition))) return false
  await listDraft(store, draft)
  return true
}

export function putDraft(store: Store, draft: DraftRecord, condition: Condition): Promise<boolean> {
  const { kind, id, content, operation } = draft
  const item = {
    ...draft,
    content: storedText(content),
    operation: operation && storedOperation(operation),
    ...keys.draft(kind, id),
  }
  return putItem(store, item, condition)
}

/** Nobody has saved, discarded or begun to publish it since that version. */
export const isIdle = ({ version }: Pick<DraftRecord, 'version'>): Condition => ({
  version,
  operation: missing,
})

function supersedes(next: DraftWrite, { updatedBy, session, keptAt }: DraftRecord): boolean {
  if (updatedBy !== next.by || session !== next.session || next.unchosen) return true
  return keptAt === undefined || Date.parse(next.at) - Date.parse(keptAt) >= apiLimits.draftInterval
}

/** In the history, before something else takes its place. */
const keepDraft = (store: Store, draft: DraftRecord): Promise<void> =>
  putDraftVersion(store, draft, { at: draft.updatedAt, by: draft.updatedBy, content: draft.content })

/** It stays in the history. False if somebody else has saved or discarded it since the version. */
export async function deleteDraft(store: Store, draft: DraftRecord): Promise<boolean> {
  const { kind, id } = draft
  await keepDraft(store, draft)
  if (!(await deleteItem(store, keys.draft(kind, id), isIdle(draft)))) return false
  await deleteItem(store, keys.directoryDraft(kind, id))
  return true
}

/** @throws {Problem} 422 for one that is damaged. */
export function draftOf(item: Item | undefined): DraftRecord | null {
  if (item === undefined) return null
  const { data, error } = DraftRecord.safeParse(item)
  if (data) return data
  log('error', { damagedDraft: `${item.kind}/${item.id}`, ...errorFields(error) })
  throw new Problem(422, 'The draft of this document is damaged')
}

export const storedOperation = (operation: Operation) => ({
  ...operation,
  content: operation.content && storedText(operation.content),
})

/** When it was over, if nobody has given it a later end since. */
export const pastSince = ({ kind, content, endedAt }: DraftRecord): string | undefined =>
  endedAt !== undefined && (periodOf(kind, content)?.end ?? '') <= endedAt ? endedAt : undefined

/** Lists say what the schema names. */
export async function listDraft(store: Store, draft: DraftRecord): Promise<void> {
  const { kind, id, content, basedOn } = draft
  const listed = DirectoryDraft.parse({
    ...draft,
    title: titleOf(kind, content),
    address: addressOf(draft, content),
    isPublished: basedOn !== null,
    endedAt: pastSince(draft),
    images: usedImages(content),
  })
  await putItem(store, { ...listed, ...keys.directoryDraft(kind, id) })
}
