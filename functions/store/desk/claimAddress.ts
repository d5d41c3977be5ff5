import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { keys } from '#shared/keys.ts'
import { table } from '#shared/table.ts'
import { isWritten } from '../conditionalWrite.ts'
import type { Store } from '../store.ts'
import type { DocumentName } from './documentFacts.ts'

/** Milliseconds: until then, the directory has the address. */
const duration = 60_000

/** False if another document is being published at the same address at this moment. */
export async function claimAddress(
  store: Store,
  { kind, id, address, at }: DocumentName & { address: string; at: string },
): Promise<boolean> {
  const until = Date.parse(at) + duration
  const put = new PutCommand({
    TableName: store.tableName,
    Item: {
      ...{ owner: `${kind}#${id}`, until, [table.timeToLive]: Math.ceil(until / 1_000) },
      ...keys.publishing(address),
    },
    ConditionExpression: 'attribute_not_exists(#owner) OR #owner = :owner OR #until < :now',
    ExpressionAttributeNames: { '#owner': 'owner', '#until': 'until' },
    ExpressionAttributeValues: { ':owner': `${kind}#${id}`, ':now': Date.parse(at) },
  })
  return isWritten(store.documents.send(put))
}

export async function releaseAddress(
  store: Store,
  { kind, id, address }: DocumentName & { address: string },
): Promise<void> {
  const remove = new DeleteCommand({
    TableName: store.tableName,
    Key: keys.publishing(address),
    ConditionExpression: '#owner = :owner',
    ExpressionAttributeNames: { '#owner': 'owner' },
    ExpressionAttributeValues: { ':owner': `${kind}#${id}` },
  })
  await isWritten(store.documents.send(remove))
}
