import { randomUUID } from 'node:crypto'
import { keys } from '#shared/keys.ts'
import { type Salvaged, unchanged } from '../readable.ts'
import type { Store } from '../store.ts'
import { type Failures, transact, type Writes } from '../transact.ts'
import { type Condition, missing, newItem, put, remove } from '../write.ts'
import type { Credentials } from './credentials.ts'
import { findStaffMember, type StaffMember, type StoredStaffMember } from './staffMembers.ts'

export interface Also {
  /** More writes, in the same transaction. */
  with?: (before: StoredStaffMember, after: StaffMember | null) => Writes | Promise<Writes>
  /** Throws if a retry cannot help. */
  failed?: (failures: Failures<string>) => void
}

const maxAttempts = 5

/**
 * Stores the member that `change` returns, or removes the member if `change` returns null. Calls `change` again if
 * somebody else has changed the member in the meantime. Returns the member before and after, or null if nobody
 * has the username.
 */
export async function changeStaffMember<Changed extends StaffMember | null>(
  store: Store,
  username: string,
  change: (member: StaffMember) => Changed,
  also: Also = {},
): Promise<{ before: StoredStaffMember; after: Changed } | null> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const before = await findStaffMember(store, username)
    if (!before) return null
    const after = change(before)
    const others = await also.with?.(before, after)
    const failures = await transact(store, { ...changeWrites(before, after), ...others })
    if (!failures) return { before, after }
    also.failed?.(failures)
  }
  throw new Error('The staff member changes all the time')
}

/** False if the username is taken. */
export async function addStaffMember(
  store: Store,
  member: StaffMember,
  writes: Writes = {},
  credentialsId: string = randomUUID(),
): Promise<boolean> {
  const failures = await transact(store, {
    ...writes,
    member: put(memberItem({ ...member, credentialsId }), newItem),
    credentials: put({ ...member.credentials, ...keys.credentials(credentialsId) }),
    ...passkeyWrites(member.username, {}, member.credentials),
  })
  return failures === undefined
}

function changeWrites(before: StoredStaffMember, after: StaffMember | null): Writes {
  const { username, credentialsId } = before
  const isSame = unchanged(before, 'revision')
  const key = keys.credentials(credentialsId)
  const passkeys = passkeyWrites(username, before.credentials, after?.credentials ?? {})
  if (!after)
    return {
      member: remove(keys.staffMember(username), isSame),
      credentials: remove(key),
      ...passkeys,
    }
  const member = put(memberItem({ ...after, credentialsId }), isSame)
  if (after.credentials === before.credentials) return { member }
  return { member, credentials: put({ ...after.credentials, ...key }, sameInvitation(before)), ...passkeys }
}

/** Accepting an invitation changes the credentials but not the member's revision, so the invitation is a condition. */
const sameInvitation = ({ credentials: { invitation } }: StaffMember): Condition => ({
  'invitation.secretHash': invitation?.secretHash ?? missing,
})

/** A login with a passkey finds its member through this item. */
function passkeyWrites(username: string, before: Credentials, after: Credentials): Writes {
  const idsOf = ({ passkeys = [] }: Credentials) => passkeys.map(({ id }) => id)
  const [oldIds, newIds] = [idsOf(before), idsOf(after)]
  const added = newIds.filter((id) => !oldIds.includes(id))
  const removed = oldIds.filter((id) => !newIds.includes(id))
  return Object.fromEntries([
    ...added.map((id) => [passkeyWrite(id), put({ username, ...keys.passkey(id) }, newItem)]),
    ...removed.map((id) => [passkeyWrite(id), remove(keys.passkey(id))]),
  ])
}

type NewMembership = Salvaged & { credentialsId: string }

/** The name of the write in `Failures`. */
export const passkeyWrite = (id: string): string => `passkey ${id}`

const memberItem = ({ credentials, stored, ...membership }: StaffMember & NewMembership) => ({
  ...membership,
  revision: randomUUID(),
  ...keys.staffMember(membership.username),
})
