import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LocalSystem } from '../../local/localSystem.ts'
import { startBuilt } from '../../local/startLocal.ts'
import { emptyBuild } from '../../testing/emptyBuild.ts'
import { temporaryFolder } from '../../testing/temporaryFolder.ts'
import { breakHandler, breakingHandler, failures } from './brokenHandlers.ts'

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
