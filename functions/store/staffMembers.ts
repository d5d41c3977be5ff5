import { GetCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { keys } from '#shared/keys.ts'
import type { Store } from './store.ts'

/** A password as it is kept: salt and key in base64url, and what it cost to make. */
export const PasswordHash = z.object({
  salt: z.string(),
  key: z.string(),
  cost: z.object({ N: z.number(), r: z.number(), p: z.number() }),
})
export type PasswordHash = z.infer<typeof PasswordHash>

/** Somebody who may log in. `passwordSetAt` (ISO 8601) tells sessions of an earlier password apart. */
export const StaffMember = z.object({
  username: z.string(),
  password: PasswordHash,
  passwordSetAt: z.string(),
})
export type StaffMember = z.infer<typeof StaffMember>

/** A username as it is kept and compared: capitals and outer spaces make no difference. */
export const usernameOf = (typed: string): string => typed.normalize('NFKC').trim().toLowerCase()

/** A staff member by their username as typed. */
export async function findStaffMember(store: Store, typed: string): Promise<StaffMember | null> {
  const username = usernameOf(typed)
  // The table takes no empty key. A question is asked all the same, so that the answer takes as long.
  const { Item } = await store.documents.send(
    new GetCommand({
      TableName: store.tableName,
      Key: keys.staffMember(username || '-'),
      ConsistentRead: true,
    }),
  )
  return Item ? StaffMember.parse(Item) : null
}
