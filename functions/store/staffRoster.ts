import { DeleteCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { keys, partitions } from '#shared/keys.ts'
import { table } from '#shared/table.ts'
import { type PasswordHash, StaffMember } from './staffMembers.ts'
import type { Store } from './store.ts'
import { unlessConditionFails } from './unlessConditionFails.ts'

/** Who may log in, for those who run the site: no function has leave to change it. */
export interface StaffRoster {
  /** False where there is somebody of that name already. */
  add(username: string, password: PasswordHash): Promise<boolean>
  /** False where there is nobody of that name. The member's sessions end. */
  setPassword(username: string, password: PasswordHash): Promise<boolean>
  /** False where there is nobody of that name. The member's sessions end. */
  remove(username: string): Promise<boolean>
  /** Everybody, by name. */
  list(): Promise<StaffMember[]>
}

/** The roster in a table that its caller may write. */
export function staffRoster({ documents, tableName }: Store): StaffRoster {
  const isThere = { ExpressionAttributeNames: { '#partition': table.partitionKey }, TableName: tableName }
  const put = (condition: string) => (username: string, password: PasswordHash) => {
    const member: StaffMember = { username, password, passwordSetAt: new Date().toISOString() }
    const Item = { ...keys.staffMember(username), ...member }
    return isWritten(documents.send(new PutCommand({ ...isThere, Item, ConditionExpression: condition })))
  }
  return {
    add: put('attribute_not_exists(#partition)'),
    setPassword: put('attribute_exists(#partition)'),
    remove: (username) =>
      isWritten(
        documents.send(
          new DeleteCommand({
            ...isThere,
            Key: keys.staffMember(username),
            ConditionExpression: 'attribute_exists(#partition)',
          }),
        ),
      ),
    async list() {
      const { Items = [] } = await documents.send(
        new QueryCommand({
          ...isThere,
          KeyConditionExpression: '#partition = :staff',
          ExpressionAttributeValues: { ':staff': partitions.staff },
          ConsistentRead: true,
        }),
      )
      return Items.map((item) => StaffMember.parse(item))
    },
  }
}

const isWritten = async (write: Promise<unknown>) => (await unlessConditionFails(write)) !== undefined
