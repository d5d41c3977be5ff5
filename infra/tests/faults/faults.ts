import path from 'node:path'
import type { LocalSystem } from '../../local/localSystem.ts'
import { startLocal } from '../../local/startLocal.ts'
import { type Owner, ownerOf } from '../../testing/owner.ts'
import { startRealFunctions } from '../../testing/realFunctions.ts'
import { addMember, logIn } from '../../testing/staff.ts'
import { clearEdgeCache } from '../clearEdgeCache.ts'
import { everyPage } from '../everyPage.ts'
import type { Scenario } from '../scenario.ts'
import { breakHandler, breakingHandler, immediateFailures, timeouts } from './brokenHandlers.ts'
import {
  importWithoutFolder,
  renderDamagedHome,
  renderFromEmptyReads,
  saveManyTimes,
  saveWithLaggingIndexes,
} from './publishing.ts'
import { renderAfterNewerCode, renderDespiteFutureLock, requestManyRenderings } from './releases.ts'
import { refuseLaterWrites, refuseWrites, renderTwiceAtOnce } from './rendering.ts'
import { surviveTableFault, tableFaults } from './tableFaults.ts'

interface FaultResult {
  name: string
  /** As sentences. */
  problems: readonly string[]
}

/** Faults of the table, the bucket and the API, and broken handlers. */
export const faultScenario: Scenario = {
  name: 'faults',
  run: async ({ folder, log }) => {
    const results = [...(await injectServiceFaults(folder, log)), ...(await breakHandlers(log))]
    return results.map(({ name, problems: [first, ...others] }) => ({
      subject: name,
      figure: first === undefined ? 'no problem' : [first, ...others].join('; '),
      passed: first === undefined,
    }))
  },
}

async function injectServiceFaults(folder: string, log: (line: string) => void): Promise<FaultResult[]> {
  const system = await startLocal({ port: 0, folder })
  const owner = ownerOf(path.join(folder, 'data'))
  const published = await everyPage(system.address)
  const results: FaultResult[] = []
  const inject = async (name: string, problems: () => Promise<string[]>) => {
    log(name)
    const during = await problems()
    results.push({ name, problems: [...during, ...(await changedPages(system, published))] })
  }
  try {
    for (const fault of tableFaults) {
      await inject(`the table ${fault}`, () => surviveTableFault(system, owner, fault))
      await inject(`pages while the table is ${fault}`, () =>
        changedPagesDuring(system, owner, published, { table: fault }),
      )
    }
    await inject('pages while table and API are gone', () =>
      changedPagesDuring(system, owner, published, { table: 'gone', api: 'gone' }),
    )
    await inject('the bucket refuses writes', () => refuseWrites(system, owner))
    await inject('the bucket refuses later writes', () => refuseLaterWrites(system, owner))
    for (const fault of ['empty', 'emptyIndexes'] as const)
      await inject(`a rendering whose reads are ${fault}`, () => renderFromEmptyReads(system, owner, fault))
    await inject('a rendering without the content of the home page', () => renderDamagedHome(system, owner))
    await addMember(owner, system, 'saver')
    const cookie = await logIn(system.address, 'saver')
    await inject('saves while the indexes lag', () => saveWithLaggingIndexes(system, owner, cookie))
    await inject('more saves of a page than its history has', () => saveManyTimes(system, owner, cookie))
    await inject('two renderings at once', () => renderTwiceAtOnce(system, owner))
    await inject('200 requests for a rendering', () => requestManyRenderings(system, owner))
    await inject('a rendering by older code', () => renderAfterNewerCode(system, owner))
    await inject('a lock dated in the future', () => renderDespiteFutureLock(system, owner))
    await inject('an import with --remove and without a folder', () => importWithoutFolder(system, folder))
  } finally {
    await system.stop()
  }
  return results
}

async function changedPagesDuring(
  system: LocalSystem,
  owner: Owner,
  published: ReadonlyMap<string, string>,
  faults: LocalSystem['faults'],
): Promise<string[]> {
  Object.assign(system.faults, faults)
  await clearEdgeCache(owner)
  const changed = await changedPages(system, published)
  delete system.faults.table
  delete system.faults.api
  return changed
}

async function changedPages(system: LocalSystem, published: ReadonlyMap<string, string>): Promise<string[]> {
  const now = await everyPage(system.address)
  return [...published]
    .filter(([path, page]) => now.get(path) !== page)
    .map(([path]) => `${path} has changed`)
}

async function breakHandlers(log: (line: string) => void): Promise<FaultResult[]> {
  const system = await startRealFunctions(breakingHandler)
  const results: FaultResult[] = []
  try {
    for (const failure of [...immediateFailures, ...timeouts]) {
      log(`a handler that ${failure}`)
      results.push({ name: `a handler that ${failure}`, problems: await breakHandler(system, failure) })
    }
  } finally {
    await system.stop()
  }
  return results
}
