import path from 'node:path'
import type { LocalSystem } from '../../local/localSystem.ts'
import { startLocal } from '../../local/startLocal.ts'
import { type Owner, ownerOf } from '../../testing/owner.ts'
import { startRealFunctions } from '../../testing/realFunctions.ts'
import { addMember, logIn } from '../../testing/staff.ts'
import { everyPage } from '../everyPage.ts'
import { clearEdgeCache } from '../forgetCached.ts'
import type { Finding, Scenario } from '../scenario.ts'
import { breakHandler, breakingHandler, waysToBreak, waysToHang } from './brokenHandlers.ts'
import {
  renderDamagedHome,
  renderFromEmptyReads,
  saveManyTimes,
  saveWithLaggingIndexes,
} from './publishing.ts'
import { refuseLaterWrites, refuseWrites, renderTwiceAtOnce } from './rendering.ts'
import { surviveTableFault, tableFaults } from './tableFaults.ts'

/** A fault, and what did not go as it should under it, in words. */
interface Fault {
  name: string
  problems: readonly string[]
}

/** Everything around the handlers failing, and the handlers themselves. */
export const faultScenario: Scenario = {
  name: 'faults',
  run: async ({ folder, say }) => {
    const found = [...(await aroundTheSite(folder, say)), ...(await inHandlers(say))]
    for (const { name, problems } of found) for (const problem of problems) say(`${name}: ${problem}`)
    const survived = found.filter(({ problems }) => problems.length === 0)
    const findings: Finding[] = [
      {
        what: 'faults injected',
        figure: `${found.length}, survived: ${survived.length}`,
        fine: survived.length === found.length,
      },
    ]
    return findings
  },
}

async function aroundTheSite(folder: string, say: (what: string) => void): Promise<Fault[]> {
  const system = await startLocal({ port: 0, folder })
  const owner = ownerOf(path.join(folder, 'data'))
  const well = await everyPage(system.address)
  const found: Fault[] = []
  const endure = async (name: string, problems: () => Promise<string[]>) => {
    say(name)
    const came = await problems()
    found.push({ name, problems: [...came, ...(await changedPages(system, well))] })
  }
  try {
    for (const fault of tableFaults) {
      await endure(`the table ${fault}`, async () => (await surviveTableFault(system, owner, fault)).problems)
      await endure(`pages while the table is ${fault}`, () =>
        pagesWithout(system, owner, well, { table: fault }),
      )
    }
    await endure('pages while table and API are gone', () =>
      pagesWithout(system, owner, well, { table: 'gone', api: 'gone' }),
    )
    await endure('the bucket refuses writes', () => refuseWrites(system, owner))
    await endure('the bucket refuses later writes', () => refuseLaterWrites(system, owner))
    for (const fault of ['empty', 'emptyIndexes'] as const)
      await endure(`a rendering whose reads are ${fault}`, () => renderFromEmptyReads(system, owner, fault))
    await endure('a rendering without the content of the home page', () => renderDamagedHome(system, owner))
    await addMember(owner, system, 'saver')
    const cookie = await logIn(system.address, 'saver')
    await endure('saves while the indexes lag', () => saveWithLaggingIndexes(system, owner, cookie))
    await endure('more saves of a page than its history has', () => saveManyTimes(system, owner, cookie))
    await endure('two renderings at once', () => renderTwiceAtOnce(system, owner))
  } finally {
    await system.stop()
  }
  return found
}

async function pagesWithout(
  system: LocalSystem,
  owner: Owner,
  well: ReadonlyMap<string, string>,
  without: LocalSystem['faults'],
): Promise<string[]> {
  Object.assign(system.faults, without)
  await clearEdgeCache(owner)
  const changed = await changedPages(system, well)
  delete system.faults.table
  delete system.faults.api
  return changed
}

async function changedPages(system: LocalSystem, well: ReadonlyMap<string, string>): Promise<string[]> {
  const now = await everyPage(system.address)
  return [...well].filter(([path, page]) => now.get(path) !== page).map(([path]) => `${path} has changed`)
}

async function inHandlers(say: (what: string) => void): Promise<Fault[]> {
  const system = await startRealFunctions(breakingHandler)
  const found: Fault[] = []
  try {
    for (const way of [...waysToBreak, ...waysToHang]) {
      say(`a handler that ${way}`)
      found.push({ name: `a handler that ${way}`, problems: await breakHandler(system, way) })
    }
  } finally {
    await system.stop()
  }
  return found
}
