import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Owner, ownerOf } from '../../testing/owner.ts'
import { startRealFunctions, type TestedSystem } from '../../testing/realFunctions.ts'
import { breakHandler, breakingHandler, immediateFailures } from './brokenHandlers.ts'
import { surviveTableFault, tableFaults } from './tableFaults.ts'

describe('a table that is', () => {
  let system: TestedSystem
  let owner: Owner
  beforeAll(async () => {
    system = await startRealFunctions()
    owner = ownerOf(system.dataFolder)
  })
  afterAll(() => system.stop())

  it.each(tableFaults)('%s results in JSON errors, and in none once it is repaired', async (fault) => {
    expect(await surviveTableFault(system, owner, fault)).toEqual([])
  })
})

describe('a handler that', () => {
  let system: TestedSystem
  beforeAll(async () => {
    system = await startRealFunctions(breakingHandler)
  })
  afterAll(() => system.stop())

  it.each(immediateFailures)(
    '%s is a 500 without detail, and the next visitor is served',
    async (failure) => {
      expect(await breakHandler(system, failure)).toEqual([])
    },
  )
})
