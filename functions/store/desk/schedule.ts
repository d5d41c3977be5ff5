import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { Issue } from '#shared/entities/problem.ts'
import { type Key, keys } from '#shared/keys.ts'
import { addAuditRecord } from '../audit.ts'
import { unlessConditionFails } from '../conditionalWrite.ts'
import type { Item } from '../items.ts'
import type { Store } from '../store.ts'
import { writeDirectoryRow } from './directory.ts'
import { putDirectoryDraft } from './directoryDrafts.ts'
import { directoryRow } from './directoryRows.ts'
import { publishedKey } from './documentFacts.ts'
import type { StoredDocument } from './documents.ts'
import { directoryDraftOf, draftOf } from './drafts.ts'
import { putDue } from './due.ts'

interface Schedule {
  /** ISO 8601; null cancels, undefined changes nothing. */
  publishAt: string | null | undefined
  unpublishAt: string | null | undefined
  by: string
  at: string
}

/** The draft has the time of its publication, and what is published that of its end. False if somebody changed them. */
export async function scheduleDocument(
  store: Store,
  document: StoredDocument,
  { publishAt, unpublishAt, by, at }: Schedule,
): Promise<boolean> {
  const { kind, id, draft, published } = document
  await addAuditRecord(store, { at, by, action: 'schedule', subject: `${kind}/${id}` })
  // Before the document: what is due without a schedule is nothing to do.
  for (const time of [publishAt, unpublishAt]) if (time) await putDue(store, { kind, id, at: time })
  const times = published ? { publishAt } : { publishAt, unpublishAt }
  if (draft && !(await setDraftTimes(store, document, { ...times, scheduleIssues: null }))) return false
  return published && unpublishAt !== undefined ? setEnd(store, document, unpublishAt) : true
}

/** What was due cannot be done: the schedule ends, and the draft says why. */
export async function refuseSchedule(
  store: Store,
  document: StoredDocument,
  issues: readonly Issue[],
): Promise<void> {
  await setDraftTimes(store, document, { publishAt: null, scheduleIssues: issues })
  if (document.published) await setEnd(store, document, null)
}

type Times = Record<string, string | readonly Issue[] | null | undefined>

async function setDraftTimes(
  store: Store,
  { kind, id, draft }: StoredDocument,
  times: Times,
): Promise<boolean> {
  if (!draft) return true
  const item = await update(store, keys.draft(kind, id), times, {
    condition: '#version = :version AND attribute_not_exists(operation)',
    version: draft.version,
  })
  const after = draftOf(item)
  if (!after) return false
  await putDirectoryDraft(store, directoryDraftOf(after))
  return true
}

async function setEnd(store: Store, document: StoredDocument, unpublishAt: string | null): Promise<boolean> {
  const { kind, id, published } = document
  const version = published?.version
  const item = await update(
    store,
    publishedKey(document),
    { unpublishAt },
    {
      condition: version === undefined ? 'attribute_not_exists(#version)' : '#version = :version',
      version,
    },
  )
  if (!item) return false
  await writeDirectoryRow(store, { kind, id, row: directoryRow(document, item) })
  return true
}

/** Sets what has a value, and removes what is null. Undefined if the condition fails. */
async function update(
  store: Store,
  key: Key,
  times: Times,
  { condition, version }: { condition: string; version: unknown },
): Promise<Item | undefined> {
  const set = Object.entries(times).filter(([, value]) => value !== undefined && value !== null)
  const removed = Object.entries(times).filter(([, value]) => value === null)
  const names = Object.fromEntries([...set, ...removed].map(([name]) => [`#${name}`, name]))
  const expression = [
    set.length > 0 ? `SET ${set.map(([name]) => `#${name} = :${name}`).join(', ')}` : '',
    removed.length > 0 ? `REMOVE ${removed.map(([name]) => `#${name}`).join(', ')}` : '',
  ]
  const values = {
    ...Object.fromEntries(set.map(([name, value]) => [`:${name}`, value])),
    ...(version === undefined ? {} : { ':version': version }),
  }
  const output = await unlessConditionFails(
    store.documents.send(
      new UpdateCommand({
        TableName: store.tableName,
        Key: key,
        UpdateExpression: expression.join(' ').trim(),
        ConditionExpression: condition,
        ExpressionAttributeNames: { ...names, '#version': 'version' },
        // DynamoDB refuses an empty object: content of a new site has no version, and a canceled time no value.
        ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: values }),
        ReturnValues: 'ALL_NEW',
      }),
    ),
  )
  return output?.Attributes
}
