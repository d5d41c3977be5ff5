import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { apiLimits } from '#shared/apiLimits.ts'
import { keys, partitions } from '#shared/keys.ts'
import { partitionOf } from '../read.ts'
import type { Store } from '../store.ts'

const PasswordHash = z.object({
  salt: z.string(),
  key: z.string(),
  cost: z.object({ N: z.number(), r: z.number(), p: z.number() }),
})
export type PasswordHash = z.infer<typeof PasswordHash>

const Passkey = z.object({
  id: z.string(),
  /** In COSE, as base64url. */
  publicKey: z.string(),
  /** The number of uses. Synchronized passkeys do not count: it stays 0. */
  counter: z.number(),
  name: z.string(),
  /** Milliseconds since 1970. */
  createdAt: z.number(),
  lastUsedAt: z.optional(z.number()),
})
export type Passkey = z.infer<typeof Passkey>

export const StaffMember = z.object({
  username: z.string(),
  /** Missing until the member has used a one-time link. */
  password: z.optional(PasswordHash),
  /** ISO 8601: when the password was set or removed. Sessions from before it have ended, except `keptSession`. */
  passwordSetAt: z.string(),
  /** The hash of the token of the session in which the member set the password. */
  keptSession: z.optional(z.string()),
  /** Milliseconds since 1970. Sessions from before it have ended. */
  signedOutAt: z.optional(z.number()),
  disabled: z.optional(z.boolean()),
  /** The one-time link: the hash of its secret, and its end in milliseconds since 1970. */
  invitation: z.optional(z.object({ secretHash: z.string(), expiresAt: z.number() })),
  passkeys: z.optional(z.array(Passkey)),
  /** What passkeys name the member by. */
  userHandle: z.optional(z.string()),
  /** A password alone opens no session. */
  secondFactor: z.optional(z.boolean()),
  /** Hashes of the unused recovery codes. */
  recoveryCodes: z.optional(z.array(z.string())),
  /** Another one after each change, so that nobody overwrites a change that they have not read. */
  revision: z.optional(z.string()),
})
export type StaffMember = z.infer<typeof StaffMember>

/** Whether the member can log in. */
export const isActive = ({ password, disabled }: StaffMember): boolean => password !== undefined && !disabled

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

export async function allStaffMembers(store: Store): Promise<StaffMember[]> {
  const { Items = [] } = await store.documents.send(
    new QueryCommand({
      ...partitionOf(store, partitions.staff),
      ConsistentRead: true,
      Limit: apiLimits.members.max,
    }),
  )
  return Items.map((item) => StaffMember.parse(item))
}
