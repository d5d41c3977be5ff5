import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { apiLimits } from '#shared/apiLimits.ts'
import { keys, partitions } from '#shared/keys.ts'
import { table } from '#shared/table.ts'
import { normalizedText } from '#shared/text/normalizedText.ts'
import { findItem, getAll, getIntact } from '../read.ts'
import { intactFields, longAgo, readable, type Salvaged } from '../readable.ts'
import type { Item, Store } from '../store.ts'
import type { Writes } from '../transact.ts'
import { check, existing, missing, storedItem } from '../write.ts'
import { type Credentials, findCredentials, type PasswordHash } from './credentials.ts'

/** The part of a member that every function of the staff area reads. */
const Membership = z.object({
  username: z.string(),
  /** ISO 8601: when the password was set or removed. Earlier sessions have ended, except `keptSession`. */
  passwordSetAt: z.string(),
  /** The hash of the token of the session in which the member set the password. */
  keptSession: z.optional(z.string()),
  /** Milliseconds since 1970. Earlier sessions have ended. */
  signedOutAt: z.optional(z.number()),
  disabled: z.optional(z.boolean()),
  /** ISO 8601: when the member last got access. Members of earlier releases have none until they lose it. */
  accessSince: z.optional(z.string()),
  /**
   * The colleague who invited this member, or last reset the login, and had the one-time link. `through` are those who
   * had let in that colleague in the day before, and so on.
   */
  letIn: z.optional(z.object({ by: z.string(), at: z.string(), through: z.optional(z.array(z.string())) })),
})
export type Membership = z.infer<typeof Membership>

export const StoredMembership = z.extend(Membership, {
  credentialsId: z.string(),
  /** A new value after each change, so that nobody overwrites a change that they have not read. */
  revision: z.string(),
})
type StoredMembership = z.infer<typeof StoredMembership> & Salvaged

/** A damaged member is a disabled one, whom a colleague can enable, reset or remove. */
const salvagedMembership = (stored: Item): StoredMembership => ({
  passwordSetAt: longAgo,
  credentialsId: randomUUID(),
  revision: '',
  ...intactFields(StoredMembership, stored),
  username: String(stored[table.sortKey]),
  disabled: true,
  stored,
})

/** For a day, colleagues read on Today who let a member in, and these two do not count as two people who publish. */
const isNew = ({ at }: NonNullable<Membership['letIn']>, now: string): boolean =>
  Date.parse(now) < Date.parse(at) + apiLimits.members.newFor

/** The member, and who let that member in since yesterday, and so on: each had the link with which the other logs in. */
export const mayBe = ({ username, letIn }: Pick<Membership, 'username' | 'letIn'>, now: string): string[] => [
  username,
  ...(letIn && isNew(letIn, now) ? [letIn.by, ...(letIn.through ?? [])] : []),
]

/** What a member has given ends with the access of then, also if the member has got access again since. */
export const hasAccess = (
  { disabled, accessSince, passwordSetAt, keptSession }: Membership,
  since: string,
): boolean =>
  !disabled && (accessSince ? accessSince <= since : passwordSetAt <= since || keptSession !== undefined)

export interface StaffMember extends Membership {
  credentials: Credentials
}
export type StoredStaffMember = StaffMember & StoredMembership

/** A member as operators add one, who has only a password: no passkey and no second factor. */
export function memberWith(username: string, password: PasswordHash): StaffMember {
  const at = new Date().toISOString()
  return { username, passwordSetAt: at, accessSince: at, credentials: { password } }
}

export const isActive = ({ credentials, disabled }: StaffMember): boolean =>
  credentials.password !== undefined && !disabled

export const checkActive = ({ username, credentialsId }: StoredStaffMember): Writes => ({
  otherMember: check(keys.staffMember(username), { ...storedItem, disabled: missing }),
  otherCredentials: check(keys.credentials(credentialsId), { password: existing }),
})

/** Shortens the name, because normalization can make it longer, and a sort key has at most 1,024 bytes. */
export const usernameOf = (typed: string): string =>
  normalizedText(typed).normalize('NFKC').trim().toLowerCase().slice(0, longestUsername)

const longestUsername = 100

/** DynamoDB allows no empty key, so `-` replaces an empty username. */
export async function findMembership(store: Store, username: string): Promise<StoredMembership | null> {
  const item = await findItem(store, keys.staffMember(username || '-'))
  const [membership] = item ? readable(store, StoredMembership, [item], salvagedMembership) : []
  return membership ?? null
}

export async function findStaffMember(store: Store, typed: string): Promise<StoredStaffMember | null> {
  const membership = await findMembership(store, usernameOf(typed))
  if (membership) return withCredentials(store, membership)
  // The extra read makes the response as slow as for a username that exists.
  await findCredentials(store, '-')
  return null
}

export async function findMemberByPasskey(store: Store, id: string): Promise<StoredStaffMember | null> {
  const owner = await getIntact(store, PasskeyOwner, keys.passkey(id))
  return owner && findStaffMember(store, owner.username)
}

export const PasskeyOwner = z.object({ username: z.string() })

export const allStaffMembers = async (store: Store): Promise<StoredStaffMember[]> =>
  Promise.all((await allMemberships(store)).map((membership) => withCredentials(store, membership)))

export const allMemberships = (store: Store): Promise<StoredMembership[]> =>
  getAll(store, StoredMembership, partitions.members, { salvage: salvagedMembership })

export const newMembers = (members: readonly Membership[], now: string) =>
  members.flatMap(({ username, letIn }) =>
    letIn && isNew(letIn, now) ? [{ username, by: letIn.by, at: letIn.at }] : [],
  )

/** A member who was removed between the two reads has no credentials. */
const withCredentials = async (store: Store, membership: StoredMembership): Promise<StoredStaffMember> => ({
  ...membership,
  credentials: (await findCredentials(store, membership.credentialsId)) ?? {},
})
