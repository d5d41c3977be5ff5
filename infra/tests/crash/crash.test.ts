import { expect, it } from 'vitest'
import { siteAssembly } from '../../testing/siteInAProcess.ts'
import { temporaryFolder } from '../../testing/temporaryFolder.ts'
import { killWhileSaving } from './killWhileSaving.ts'

it('killed without notice while staff save, the site loses no acknowledged change and comes up complete', async () => {
  const folder = temporaryFolder()
  const assembly = await siteAssembly(folder)
  const { acknowledged, problems } = await killWhileSaving({
    assembly,
    folder,
    times: 1,
    seed: 7,
    log: () => {},
  })
  expect(problems).toEqual([])
  expect(acknowledged).toBeGreaterThan(0)
}, 300_000)
