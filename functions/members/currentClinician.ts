import { addressOf } from '../mailTopics.ts'
import { findClinician } from '../store/staff/clinician.ts'
import type { Store } from '../store/store.ts'

export async function currentClinician(store: Store) {
  const clinician = await findClinician(store)
  if (!clinician) return { clinician: null }
  const { topic, stored, ...named } = clinician
  return { clinician: { ...named, ...(await addressOf(topic)) } }
}
