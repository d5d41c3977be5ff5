import { randomUUID } from 'node:crypto'
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { keys } from '#shared/keys.ts'
import { table } from '#shared/table.ts'
import { ifMissing, isWritten } from '../conditionalWrite.ts'
import type { Store } from '../store.ts'
import { findStaffMember, type StaffMember } from './staffMembers.ts'

const maxAttempts = 5

/**
 * Stores what `change` makes of a member, or removes the member if it returns null. Calls it again if somebody else
 * has changed the member in the meantime. Returns the member from before; null if nobody has the username.
 */
export async function changeStaffMember(
  store: Store,
  username: string,
  change: (member: StaffMember) => StaffMember | null,
): Promise<StaffMember | null> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const member = await findStaffMember(store, username)
    if (!member) return null
    if (await replace(store, member, change(member))) return member
  }
  throw new Error('The staff member changes all the time')
}

/** False if the stored member is another revision. */
function replace(store: Store, before: StaffMember, after: StaffMember | null): Promise<boolean> {
  const Key = keys.staffMember(before.username)
  const condition = { TableName: store.tableName, ...isRevision(before.revision) }
  return isWritten(
    after
      ? store.documents.send(
          new PutCommand({ ...condition, Item: { ...after, revision: randomUUID(), ...Key } }),
        )
      : store.documents.send(new DeleteCommand({ ...condition, Key })),
  )
}

/** False if the username is taken. */
export const addStaffMember = ({ documents, tableName }: Store, member: StaffMember): Promise<boolean> =>
  isWritten(
    documents.send(
      new PutCommand({
        TableName: tableName,
        Item: { ...member, revision: randomUUID(), ...keys.staffMember(member.username) },
        ...ifMissing,
      }),
    ),
  )

const isRevision = (revision: string | undefined) =>
  revision === undefined
    ? {
        // A member from before revisions, who was not removed in the meantime.
        ConditionExpression: 'attribute_exists(#partition) AND attribute_not_exists(revision)',
        ExpressionAttributeNames: { '#partition': table.partitionKey },
      }
    : { ConditionExpression: 'revision = :revision', ExpressionAttributeValues: { ':revision': revision } }
