import { Service } from '#shared/entities/service.ts'
import { keys, partitions } from '#shared/keys.ts'
import { inOrder } from './ordered.ts'
import { getOne, listItems } from './read.ts'
import type { Store } from './store.ts'

/** In the clinic's order. */
export async function services(store: Store): Promise<Service[]> {
  return inOrder(await listItems(store, partitions.services)).map((item) => Service.parse(item))
}

export const findService = (store: Store, id: string): Promise<Service | null> =>
  getOne(store, Service, keys.service(id))
