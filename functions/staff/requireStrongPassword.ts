import { Problem } from '../problem.ts'
import { findSite } from '../store/site.ts'
import type { Store } from '../store/store.ts'

/** The dictionaries of the estimate load only here, since other requests of the same function need none. */
export async function requireStrongPassword(store: Store, password: string, username: string): Promise<void> {
  const { weaknessOf } = await import('#shared/staff/weaknessOf.ts')
  const weakness = weaknessOf(password, { username, clinic: (await findSite(store))?.name })
  if (weakness) throw new Problem(400, weakness)
}
