import { GetCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { keys } from '#shared/keys.ts'
import type { Store } from './store.ts'

const PasswordHash = z.object({
  salt: z.string(),
  key: z.string(),
  cost: z.object({ N: z.number(), r: z.number(), p: z.number() }),
})
export type PasswordHash = z.infer<typeof PasswordHash>

export const StaffMember = z.object({
  username: z.string(),
  password: PasswordHash,
  /** ISO 8601. Sessions from before it have ended, except `keptSession`. */
  passwordSetAt: z.string(),
  /** The hash of the token of the session in which the member set the password. */
  keptSession: z.optional(z.string()),
  /** Another one after each change, so that nobody overwrites a change that they have not read. */
  revision: z.optional(z.string()),
})
export type StaffMember = z.infer<typeof StaffMember>

export const usernameOf = (typed: string): string => typed.normalize('NFKC').trim().toLowerCase()

export async function findStaffMember(store: Store, typed: string): Promise<StaffMember | null> {
  const username = usernameOf(typed)
  // The table allows no empty key. It is still queried, so that the response takes as long.
  const { Item } = await store.documents.send(
    new GetCommand({
      TableName: store.tableName,
      Key: keys.staffMember(username || '-'),
      ConsistentRead: true,
    }),
  )
  return Item ? StaffMember.parse(Item) : null
}
