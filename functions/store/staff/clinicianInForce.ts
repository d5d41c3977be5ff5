import { apiLimits } from '#shared/apiLimits.ts'
import type { Store } from '../store.ts'
import { findClinician, type StoredClinician } from './clinician.ts'
import { allMemberships } from './staffMembers.ts'

/**
 * The time from which on the approvals count. A naming that nobody has confirmed counts after the time in which a new login
 * is no second person, but only while its member has no colleague, and every other member who exists is one.
 */
export async function sinceOf(
  store: Store,
  { at, by, confirmedBy, since, stored }: StoredClinician,
): Promise<string | undefined> {
  if (stored) return undefined
  if (confirmedBy !== undefined) return since
  const members = await allMemberships(store)
  if (members.some(({ username }) => username !== by)) return undefined
  return new Date(Date.parse(at) + apiLimits.members.newFor).toISOString()
}

/** `now` is in ISO 8601. */
export async function clinicianInForce(store: Store, now: string): Promise<StoredClinician | null> {
  const clinician = await findClinician(store)
  const since = clinician && (await sinceOf(store, clinician))
  return since && since <= now ? clinician : null
}
