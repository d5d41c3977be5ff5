import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { keys } from '#shared/keys.ts'
import { isWritten } from '../conditionalWrite.ts'
import type { Store } from '../store.ts'
import { deleteDirectoryDraft, putDirectoryDraft } from './directoryDrafts.ts'
import { contentOf, type DocumentName } from './documentFacts.ts'
import { publishedVersionOf, type StoredDocument } from './documents.ts'
import { type DraftRecord, directoryDraftOf, type Operation, putDraft, storedOperation } from './drafts.ts'
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
  operation: Operation,
): Promise<boolean> {
  const { kind, id, draft, published } = document
  await putDue(store, { kind, id, at: operation.finishAt })
  if (draft) return addOperation(store, draft, operation)
  const added: DraftRecord = {
    ...{ kind, id, version: 1, updatedAt: operation.at, updatedBy: operation.by },
    content: published ? contentOf(kind, published) : {},
    basedOn: publishedVersionOf(document),
    operation,
  }
  if (!(await putDraft(store, added))) return false
  await putDirectoryDraft(store, directoryDraftOf(added))
  return true
}

async function addOperation(store: Store, draft: DraftRecord, operation: Operation): Promise<boolean> {
  const update = new UpdateCommand({
    TableName: store.tableName,
    Key: keys.draft(draft.kind, draft.id),
    UpdateExpression: 'SET operation = :operation',
    ConditionExpression: '#version = :version AND attribute_not_exists(operation)',
    ExpressionAttributeNames: { '#version': 'version' },
    ExpressionAttributeValues: { ':operation': storedOperation(operation), ':version': draft.version },
  })
  return isWritten(store.documents.send(update))
}

/** The last step of a publication or a deletion. */
export async function endWithoutDraft(store: Store, document: RunningDocument): Promise<void> {
  const { operation } = document.draft
  const remove = new DeleteCommand({
    TableName: store.tableName,
    Key: keys.draft(document.kind, document.id),
    ...ofOperation(operation),
  })
  await deleteDirectoryDraft(store, document)
  await isWritten(store.documents.send(remove))
  await deleteDue(store, { ...name(document), at: operation.finishAt })
}

/** The last step of an operation that leaves the document as a draft, which was published last as `lastVersion`. */
export async function endAsDraft(store: Store, document: RunningDocument): Promise<void> {
  const { draft } = document
  const { operation } = draft
  const { operation: _, unpublishAt, editors, ...rest } = draft
  const next: DraftRecord = {
    ...rest,
    version: draft.version + 1,
    basedOn: null,
    lastVersion: operation.number,
    ...(operation.action === 'withdraw' ? { consentWithdrawnAt: operation.at } : {}),
  }
  await putDirectoryDraft(store, directoryDraftOf(next))
  await putDraft(store, next, ofOperation(operation))
  await deleteDue(store, { ...name(document), at: operation.finishAt })
}

/** The last step of the publication of an image beside a draft: the draft gets the image, and waits as before. */
export async function endBesideDraft(store: Store, document: RunningDocument): Promise<void> {
  const { operation, ...draft } = document.draft
  const { image1, image1Alt, image1Sources } = operation.content ?? {}
  const next: DraftRecord = {
    ...draft,
    version: draft.version + 1,
    content: { ...draft.content, image1, image1Alt, image1Sources },
    // A draft of an older version still meets the conflict with the newer one.
    basedOn: draft.basedOn === operation.number - 1 ? operation.number : draft.basedOn,
  }
  await putDirectoryDraft(store, directoryDraftOf(next))
  await putDraft(store, next, ofOperation(operation))
  await deleteDue(store, { ...name(document), at: operation.finishAt })
}

/** Somebody has changed the published document: what was to be published or deleted stays as a draft. */
export async function cancelOperation(store: Store, document: RunningDocument): Promise<void> {
  const { operation } = document.draft
  const update = new UpdateCommand({
    TableName: store.tableName,
    Key: keys.draft(document.kind, document.id),
    UpdateExpression: 'REMOVE operation',
    ...ofOperation(operation),
  })
  await isWritten(store.documents.send(update))
  await deleteDue(store, { ...name(document), at: operation.finishAt })
}

const ofOperation = ({ id }: Operation) => ({
  ConditionExpression: 'operation.id = :operationId',
  ExpressionAttributeValues: { ':operationId': id },
})

const name = ({ kind, id }: DocumentName): DocumentName => ({ kind, id })
