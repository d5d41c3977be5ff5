import { randomUUID } from 'node:crypto'
import type { DraftContent } from '#shared/entities/documents.ts'
import { keys } from '#shared/keys.ts'
import { kinds } from '#shared/kinds/kinds.ts'
import type { Store } from '../store.ts'
import { deleteItem, updateItem } from '../write.ts'
import { addressOf, contentOf } from './documentFacts.ts'
import { publishedVersionOf, type StoredDocument } from './documents.ts'
import {
  addDraft,
  type DraftRecord,
  isIdle,
  listDraft,
  type Operation,
  putDraft,
  storedOperation,
} from './drafts.ts'
import { deleteDue, putDue } from './due.ts'

export interface RunningDocument extends StoredDocument {
  draft: DraftRecord & { operation: Operation }
}

export const isRunning = (document: StoredDocument): document is RunningDocument =>
  document.draft?.operation !== undefined

/**
 * Writes down what is about to be done, so that it is finished even after a crash. False if somebody has
 * changed the document since it was read. What has no draft gets one, which a publication or a deletion removes.
 */
export async function startOperation(
  store: Store,
  document: StoredDocument,
  action: Action,
): Promise<boolean> {
  const { kind, id, draft, published } = document
  const operation = operationOf(document, action)
  await putDue(store, { kind, id, at: operation.finishAt })
  if (draft) {
    const change = { set: { operation: storedOperation(operation) } }
    return (await updateItem(store, keys.draft(kind, id), change, isIdle(draft))) !== undefined
  }
  const added: DraftRecord = {
    ...{ kind, id, version: 1, updatedAt: operation.at, updatedBy: operation.by },
    content: published ? contentOf(kind, published) : {},
    basedOn: publishedVersionOf(document),
    operation,
  }
  return addDraft(store, added)
}

export type Action = Pick<Operation, 'action' | 'by' | 'at'> & { content?: DraftContent }

/** Milliseconds: longer than the function that starts it may run. */
const finishAfter = 20_000

function operationOf(document: StoredDocument, { action, by, at, content }: Action): Operation {
  const { kind, published, draft } = document
  const before = published && contentOf(kind, published)
  const version = publishedVersionOf(document) ?? draft?.lastVersion ?? 0
  return {
    id: randomUUID(),
    ...{ action, by, at, content },
    ...(action === 'image' && draft && { keepsDraft: true }),
    number: content ? version + 1 : version,
    finishAt: new Date(Date.parse(at) + finishAfter).toISOString(),
    addressBefore: before && addressOf(document, before),
  }
}

/** The last step of an operation. */
export async function endOperation(store: Store, document: RunningDocument): Promise<void> {
  const { kind, id } = document
  const next = draftAfter(document)
  if (next) {
    await listDraft(store, next)
    await putDraft(store, next, ofOperation(document))
  } else {
    await deleteItem(store, keys.directoryDraft(kind, id))
    await deleteItem(store, keys.draft(kind, id), ofOperation(document))
  }
  await deleteDueOf(store, document)
}

/** What a publication or a deletion leaves is no draft. */
function draftAfter({ draft }: RunningDocument): DraftRecord | undefined {
  const { action, keepsDraft } = draft.operation
  if (keepsDraft) return withImage(draft)
  return action === 'unpublish' || action === 'withdraw' ? takenDown(draft) : undefined
}

type RunningDraft = RunningDocument['draft']

/** What was published last as `lastVersion`. */
function takenDown({ operation, ...draft }: RunningDraft): DraftRecord {
  const { unpublishAt, scheduledBy, scheduledVersion, editors, ...rest } = draft
  return {
    ...rest,
    version: draft.version + 1,
    basedOn: null,
    lastVersion: operation.number,
    ...(operation.action === 'withdraw' && { consentWithdrawnAt: operation.at }),
    ...ended(draft, operation.at),
  }
}

/** An alert that is taken off the website is over, whatever end it had. */
function ended({ kind, content }: DraftRecord, at: string): Partial<DraftRecord> {
  const { period } = kinds[kind]
  if (!period) return {}
  const isEarlier = String(content[period.end] ?? '') <= at
  return { endedAt: at, content: isEarlier ? content : { ...content, [period.end]: at } }
}

/** A draft beside the publication of an image gets the image, and waits as before. */
function withImage({ operation, ...draft }: RunningDraft): DraftRecord {
  const { image1, image1Alt, image1Sources } = operation.content ?? {}
  return {
    ...draft,
    version: draft.version + 1,
    content: { ...draft.content, image1, image1Alt, image1Sources },
    ...(draft.scheduledVersion === draft.version && { scheduledVersion: draft.version + 1 }),
    // A draft of an older version still meets the conflict with the newer one.
    basedOn: draft.basedOn === operation.number - 1 ? operation.number : draft.basedOn,
  }
}

/** Somebody has changed the published document: what was to be published or deleted stays as a draft. */
export async function cancelOperation(store: Store, document: RunningDocument): Promise<void> {
  const { kind, id } = document
  await updateItem(store, keys.draft(kind, id), { set: { operation: null } }, ofOperation(document))
  await deleteDueOf(store, document)
}

const ofOperation = ({ draft }: RunningDocument) => ({ 'operation.id': draft.operation.id })

const deleteDueOf = (store: Store, { kind, id, draft }: RunningDocument): Promise<void> =>
  deleteDue(store, { kind, id, at: draft.operation.finishAt })
