import { Site } from '#shared/entities/site.ts'
import { keys } from '#shared/keys.ts'
import { log } from '../log.ts'
import { findItem } from './read.ts'
import type { Store } from './store.ts'

/** Null if the facts of the clinic are missing or damaged, so that no visitor's request fails because of them. */
export async function findSite(store: Store): Promise<Site | null> {
  const item = await findItem(store, keys.document('site', 'site'))
  if (!item) return null
  const site = Site.safeParse(item)
  if (!site.success) log('error', { unreadableSite: site.error.message })
  return site.success ? site.data : null
}
