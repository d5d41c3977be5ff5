import type { TableFault } from '../../local/dynamodb/tableFault.ts'
import type { LocalSystem } from '../../local/localSystem.ts'
import type { Owner } from '../../testing/owner.ts'
import { clearEdgeCache } from '../forgetCached.ts'

/** What the API answers while its table has a fault, and again when that is over. */
const answers: Record<TableFault, number> = {
  slow: 200,
  hanging: 503,
  throttling: 503,
  failing: 503,
  gone: 503,
}

/** Every fault that a table can have. */
export const tableFaults = Object.keys(answers) as TableFault[] // the record's own keys

/** One question to each kind of access that the store has: by key, by index, in a batch, a whole list, a count. */
const questions = [
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

/** Lets the table have a fault and asks. Returns how many questions were asked, and what was answered otherwise, in words. */
export async function surviveTableFault(
  system: LocalSystem,
  owner: Owner,
  fault: TableFault,
): Promise<{ asked: number; problems: string[] }> {
  await clearEdgeCache(owner)
  system.faults.table = fault
  const during = await Promise.all(questions.map((address) => ask(system, address, answers[fault])))
  delete system.faults.table
  await clearEdgeCache(owner)
  const after = await Promise.all(questions.map((address) => ask(system, address, 200)))
  const problems = [...during, ...after].filter((problem) => problem !== undefined)
  return { asked: 2 * questions.length, problems }
}

async function ask({ address }: LocalSystem, path: string, status: number): Promise<string | undefined> {
  const answer = await fetch(address + path)
  const told: unknown = await answer.json().catch(() => undefined)
  if (answer.status !== status) return `${path} answers ${answer.status}, not ${status}`
  return told === undefined ? `${path} answers something that is no JSON` : undefined
}
