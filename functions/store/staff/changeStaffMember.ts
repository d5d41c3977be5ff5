import { randomUUID } from 'node:crypto'
import { keys } from '#shared/keys.ts'
import type { Store } from '../store.ts'
import { type Condition, deleteItem, newItem, putItem } from '../write.ts'
import { addCredentials, deleteCredentials } from './credentials.ts'
import { findStaffMember, type StaffMember, type StoredStaffMember } from './staffMembers.ts'

const maxAttempts = 5

/**
 * Stores what `change` makes of a member, or removes the member if it returns null. Calls it again if somebody else
 * has changed the member in the meantime. Returns the member from before and after; null if nobody has the username.
 */
export async function changeStaffMember<Changed extends StaffMember | null>(
  store: Store,
  username: string,
  change: (member: StaffMember) => Changed,
): Promise<{ before: StaffMember; after: Changed; credentialsId: string } | null> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const before = await findStaffMember(store, username)
    if (!before) return null
    const after = change(before)
    const credentialsId = after ? await replace(store, before, after) : await remove(store, before)
    if (credentialsId !== undefined) return { before, after, credentialsId }
  }
  throw new Error('The staff member changes all the time')
}

/** Returns the id of the credentials; undefined if the username is taken. */
export async function addStaffMember(store: Store, member: StaffMember): Promise<string | undefined> {
  const credentialsId = await addCredentials(store, member.credentials)
  if (await putMembership(store, { ...member, credentialsId }, newItem)) return credentialsId
  await deleteCredentials(store, credentialsId)
  return undefined
}

/** The member's item decides which credentials count, so both change at once, or neither does. */
async function replace(store: Store, before: StoredStaffMember, after: StaffMember) {
  const isAnother = after.credentials !== before.credentials
  const credentialsId = isAnother ? await addCredentials(store, after.credentials) : before.credentialsId
  const isReplaced = await putMembership(store, { ...after, credentialsId }, isRevision(before))
  if (isAnother) await deleteCredentials(store, isReplaced ? before.credentialsId : credentialsId)
  return isReplaced ? credentialsId : undefined
}

async function remove(store: Store, member: StoredStaffMember): Promise<string | undefined> {
  if (!(await deleteItem(store, keys.staffMember(member.username), isRevision(member)))) return undefined
  await deleteCredentials(store, member.credentialsId)
  return member.credentialsId
}

const putMembership = (
  store: Store,
  { credentials, ...membership }: StaffMember & { credentialsId: string },
  condition: Condition,
): Promise<boolean> => {
  const item = { ...membership, revision: randomUUID(), ...keys.staffMember(membership.username) }
  return putItem(store, item, condition)
}

const isRevision = ({ revision }: StoredStaffMember): Condition => ({ revision })
