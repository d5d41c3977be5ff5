import { randomUUID } from 'node:crypto'
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { keys } from '#shared/keys.ts'
import { table } from '#shared/table.ts'
import { isWritten } from './conditionalWrite.ts'
import { findStaffMember, type StaffMember } from './staffMembers.ts'
import type { Store } from './store.ts'

const maxAttempts = 5

/**
 * Stores what `change` makes of a member, and calls it again where somebody else has changed the member in the meantime.
 * Returns the stored member; null where nobody has the username.
 */
export async function changeStaffMember(
  store: Store,
  username: string,
  change: (member: StaffMember) => StaffMember,
): Promise<StaffMember | null> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const member = await findStaffMember(store, username)
    if (!member) return null
    const changed = { ...change(member), revision: randomUUID() }
    if (await replace(store, changed, member.revision)) return changed
  }
  throw new Error('The staff member changes all the time')
}

/** False where the stored member is another revision. */
function replace(store: Store, member: StaffMember, revision: string | undefined): Promise<boolean> {
  const put = new PutCommand({
    TableName: store.tableName,
    Item: { ...member, ...keys.staffMember(member.username) },
    ...(revision === undefined
      ? {
          // A member from before revisions, who was not removed in the meantime.
          ConditionExpression: 'attribute_exists(#partition) AND attribute_not_exists(revision)',
          ExpressionAttributeNames: { '#partition': table.partitionKey },
        }
      : {
          ConditionExpression: 'revision = :revision',
          ExpressionAttributeValues: { ':revision': revision },
        }),
  })
  return isWritten(store.documents.send(put))
}
