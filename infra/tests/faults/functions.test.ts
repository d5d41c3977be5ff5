import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Owner, ownerOf } from '../../testing/owner.ts'
import { startRealFunctions, type TestedSystem } from '../../testing/realFunctions.ts'
import { breakHandler, breakingHandler, waysToBreak } from './brokenHandlers.ts'
import { surviveTableFault, tableFaults } from './tableFaults.ts'

describe('a table that is', () => {
  let system: TestedSystem
  let owner: Owner
  beforeAll(async () => {
    system = await startRealFunctions()
    owner = ownerOf(system.dataFolder)
  })
  afterAll(() => system.stop())

  it.each(tableFaults)('%s is answered for in JSON, and leaves nothing behind', async (fault) => {
    expect((await surviveTableFault(system, owner, fault)).problems).toEqual([])
  })
})

describe('a handler that', () => {
  let system: TestedSystem
  beforeAll(async () => {
    system = await startRealFunctions(breakingHandler)
  })
  afterAll(() => system.stop())

  it.each(waysToBreak)('%s is a 500 without detail, and the next visitor is served', async (way) => {
    expect(await breakHandler(system, way)).toEqual([])
  })
})
