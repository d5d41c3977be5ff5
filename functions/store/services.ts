import { Service } from '#shared/entities/service.ts'
import { keys } from '#shared/keys.ts'
import { listPublished } from './published.ts'
import { getOne } from './read.ts'
import type { Store } from './store.ts'

export async function services(store: Store): Promise<Service[]> {
  return (await listPublished(store, 'service', Service)).documents
}

export const findService = (store: Store, id: string): Promise<Service | null> =>
  getOne(store, Service, keys.document('service', id))
