import type { DeployedSite } from '../../testing/deployedSite.ts'
import type { TableFault } from '../../testing/faults.ts'
import type { Owner } from '../../testing/owner.ts'
import { clearEdgeCache } from '../clearEdgeCache.ts'

/** The API's status under each fault. */
const statuses: Record<Exclude<TableFault, 'empty'>, number> = {
  slow: 200,
  lost: 200,
  hanging: 503,
  throttling: 503,
  failing: 503,
  gone: 503,
}

export const tableFaults = Object.keys(statuses) as (keyof typeof statuses)[] // the record's own keys

/** One for each kind of access of the store: by key, by address, in a batch, a whole list, a page of one. */
const addresses = [
  '/api/reviews',
  '/api/reviews/review-1',
  '/api/pages/home',
  '/api/treatment-pages/how-we-help',
  '/api/treatment-pages/how-we-help/group-therapy',
  '/api/service-pages',
  '/api/faqs',
  '/api/blog/posts?page=2',
  '/api/services',
]

/** Requests every address during the fault and after it. Returns the problems as sentences. */
export async function surviveTableFault(
  system: DeployedSite,
  owner: Owner,
  fault: keyof typeof statuses,
): Promise<string[]> {
  // Functions that start at the same moment are slower than any table.
  for (const address of addresses) await fetch(system.address + address)
  await clearEdgeCache(owner)
  system.faults.table = fault
  const during = await Promise.all(addresses.map((address) => problemOf(system, address, statuses[fault])))
  delete system.faults.table
  await clearEdgeCache(owner)
  const after = await Promise.all(addresses.map((address) => problemOf(system, address, 200)))
  return [...during, ...after].filter((problem) => problem !== undefined)
}

async function problemOf(
  { address }: DeployedSite,
  path: string,
  status: number,
): Promise<string | undefined> {
  const response = await fetch(address + path)
  const body: unknown = await response.json().catch(() => undefined)
  if (response.status !== status) return `${path} responds with ${response.status}, not ${status}`
  return body === undefined ? `${path} does not respond with JSON` : undefined
}
