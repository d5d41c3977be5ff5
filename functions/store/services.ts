import { Service } from '#shared/entities/service.ts'
import { keys, partitions } from '#shared/keys.ts'
import { inOrder } from './ordered.ts'
import { getOne, listItems } from './read.ts'

/** All services, in the clinic's order. */
export async function services(): Promise<Service[]> {
  return inOrder(await listItems(partitions.services)).map((item) => Service.parse(item))
}

/** One service. */
export const findService = (id: string): Promise<Service | null> => getOne(Service, keys.service(id))
