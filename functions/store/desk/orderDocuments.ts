import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { DocumentKind } from '#shared/entities/documents.ts'
import { Faq } from '#shared/entities/faq.ts'
import { indexKeys, keys } from '#shared/keys.ts'
import { table } from '#shared/table.ts'
import { forEachConcurrently } from '../../forEachConcurrently.ts'
import { addAuditRecord } from '../audit.ts'
import { isWritten } from '../conditionalWrite.ts'
import { findItem } from '../read.ts'
import type { Store } from '../store.ts'
import { changeDirectoryRows, type DirectoryRow, readDirectory } from './directory.ts'
import { publishedKey } from './documentFacts.ts'

type OrderedKind = 'faq' | 'review' | 'service'

export const isOrdered = (kind: DocumentKind): kind is OrderedKind =>
  kind === 'faq' || kind === 'review' || kind === 'service'

interface Order {
  kind: OrderedKind
  /** They share the positions that they have, in this order. */
  ids: readonly string[]
  by: string
  at: string
}

const concurrency = 8

/** False where an id is not published, or is given twice. Can be repeated. */
export async function orderDocuments(store: Store, { kind, ids, by, at }: Order): Promise<boolean> {
  const { published } = await readDirectory(store, kind)
  const ordered = published.toSorted((one, other) => orderOf(one) - orderOf(other))
  const chosen = new Set(ids)
  const rows = new Map(ordered.map((row) => [row.id, row]))
  if (chosen.size !== ids.length || ids.some((id) => !rows.has(id))) return false
  await addAuditRecord(store, { at, by, action: 'order', subject: `${kind}/*` })
  const next = ids.values()
  const after = ordered.map(({ id }) => (chosen.has(id) ? (next.next().value ?? id) : id))
  const positions = new Map(after.map((id, order) => [id, order]))
  const moved = [...positions].filter(([id, order]) => rows.get(id)?.order !== order)
  await forEachConcurrently(moved, concurrency, ([id, order]) => setOrder(store, { kind, id, order }))
  await changeDirectoryRows(store, kind, (row) => ({ ...row, order: positions.get(row.id) ?? row.order }))
  return true
}

const orderOf = ({ order = Number.MAX_SAFE_INTEGER }: DirectoryRow) => order

async function setOrder(
  store: Store,
  { kind, id, order }: { kind: OrderedKind; id: string; order: number },
): Promise<void> {
  const item = kind === 'faq' ? await findItem(store, keys.faq(id)) : undefined
  const page = item && Faq.parse(item).servicePageId
  const { partitionKey, sortKey } = table.indexes.byAddress
  const address = page === undefined ? undefined : indexKeys.faqOfPage(page, id, order)[sortKey]
  const update = new UpdateCommand({
    TableName: store.tableName,
    Key: publishedKey({ kind, id }),
    UpdateExpression: `SET #order = :order${address ? ', #address = :address' : ''}`,
    ConditionExpression: address ? 'attribute_exists(#addressOf)' : 'attribute_exists(#partition)',
    ExpressionAttributeNames: {
      '#order': 'order',
      ...(address
        ? { '#address': sortKey, '#addressOf': partitionKey }
        : { '#partition': table.partitionKey }),
    },
    ExpressionAttributeValues: { ':order': order, ...(address && { ':address': address }) },
  })
  // A document that was deleted in between has no position.
  await isWritten(store.documents.send(update))
}
