import { Site } from '#shared/entities/site.ts'
import { keys } from '#shared/keys.ts'
import { getIntact } from './read.ts'
import type { Store } from './store.ts'

/** Null if the facts of the clinic are missing or damaged, so that no visitor's request fails because of them. */
export const findSite = (store: Store): Promise<Site | null> =>
  getIntact(store, Site, keys.document('site', 'site'))
