import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LocalSystem } from '../../local/localSystem.ts'
import { startBuilt } from '../../local/startLocal.ts'
import { type DeployedSite, startDeployedSite } from '../../testing/deployedSite.ts'
import { emptyBuild } from '../../testing/emptyBuild.ts'
import { temporaryFolder } from '../../testing/temporaryFolder.ts'
import { breakHandler, breakingHandler, failures } from './brokenHandlers.ts'
import { surviveTableFault, tableFaults } from './tableFaults.ts'

describe('a table that is', () => {
  let system: DeployedSite
  beforeAll(async () => {
    system = await startDeployedSite()
  })
  afterAll(() => system.stop())

  it.each(tableFaults)('%s results in JSON errors, and in none once it is repaired', async (fault) => {
    expect(await surviveTableFault(system, system.owner, fault)).toEqual([])
  })
})

describe('a handler that', () => {
  let system: LocalSystem
  beforeAll(async () => {
    const folder = temporaryFolder()
    system = await startBuilt(emptyBuild(folder, breakingHandler), { folder, port: 0 })
  })
  afterAll(() => system.stop())

  it.each(failures)('%s is a 500 without detail, and the next visitor is served', async (failure) => {
    expect(await breakHandler(system, failure)).toEqual([])
  })
})
