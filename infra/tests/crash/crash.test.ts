import { expect, it } from 'vitest'
import { soak } from '#shared/testing/soak.ts'
import { copyDeployment } from '../../testing/deployedSite.ts'
import { killWhileSaving } from './killWhileSaving.ts'

it('killed without notice while staff save, the site loses no acknowledged change and comes up complete', async () => {
  const folder = await copyDeployment()
  const { acknowledged, problems } = await killWhileSaving({ folder, times: soak, seed: 7 })
  expect(problems).toEqual([])
  expect(acknowledged).toBeGreaterThan(0)
})
