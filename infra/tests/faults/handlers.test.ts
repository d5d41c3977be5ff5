import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { localPaths } from '../../local/dataFolder.ts'
import { type LocalSystem, startSystem } from '../../local/localSystem.ts'
import { emptyAssembly } from '../../testing/emptyBuild.ts'
import { temporaryFolder } from '../../testing/temporaryFolder.ts'
import { breakHandler, breakingHandler, failures } from './brokenHandlers.ts'

describe('a handler that', () => {
  let system: LocalSystem
  beforeAll(async () => {
    const folder = temporaryFolder()
    const assembly = await emptyAssembly(folder, breakingHandler)
    system = await startSystem({ assembly, dataFolder: localPaths(folder).data, port: 0 })
  })
  afterAll(() => system.stop())

  it.each(failures)('%s is a 500 without detail, and the next visitor is served', async (failure) => {
    expect(await breakHandler(system, failure)).toEqual([])
  })
})
