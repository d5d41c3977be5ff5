import { addressOfClinician } from '../staff/clinicianAddress.ts'
import { findClinician } from '../store/staff/clinician.ts'
import { sinceOf } from '../store/staff/clinicianInForce.ts'
import type { Store } from '../store/store.ts'

export async function currentClinician(store: Store) {
  const clinician = await findClinician(store)
  if (!clinician) return { clinician: null }
  const { name, by, at, confirmedBy } = clinician
  const [since, address] = await Promise.all([sinceOf(store, clinician), addressOfClinician(clinician)])
  return { clinician: { name, by, at, confirmedBy, since, ...address } }
}
