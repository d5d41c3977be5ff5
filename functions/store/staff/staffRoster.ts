import { randomUUID } from 'node:crypto'
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { keys } from '#shared/keys.ts'
import { table } from '#shared/table.ts'
import { isWritten } from '../conditionalWrite.ts'
import type { Store } from '../store.ts'
import { allStaffMembers, type PasswordHash, type StaffMember } from './staffMembers.ts'

/** Who may log in, for operators: a new password also ends every other way in which the member could log in. */
export interface StaffRoster {
  /** False if the username is taken. */
  add(username: string, password: PasswordHash): Promise<boolean>
  /** False if nobody has the username. The member's sessions end. */
  setPassword(username: string, password: PasswordHash): Promise<boolean>
  /** False if nobody has the username. The member's sessions end. */
  remove(username: string): Promise<boolean>
  list(): Promise<StaffMember[]>
}

export function staffRoster({ documents, tableName }: Store): StaffRoster {
  const onMember = { ExpressionAttributeNames: { '#partition': table.partitionKey }, TableName: tableName }
  const put = (condition: string) => (username: string, password: PasswordHash) => {
    const member: StaffMember = {
      username,
      password,
      passwordSetAt: new Date().toISOString(),
      revision: randomUUID(),
    }
    const Item = { ...keys.staffMember(username), ...member }
    return isWritten(documents.send(new PutCommand({ ...onMember, Item, ConditionExpression: condition })))
  }
  return {
    add: put('attribute_not_exists(#partition)'),
    setPassword: put('attribute_exists(#partition)'),
    remove: (username) =>
      isWritten(
        documents.send(
          new DeleteCommand({
            ...onMember,
            Key: keys.staffMember(username),
            ConditionExpression: 'attribute_exists(#partition)',
          }),
        ),
      ),
    list: () => allStaffMembers({ documents, tableName }),
  }
}
