import { buildSite } from '../../build.ts'
import { freePort } from '../../testing/freePort.ts'
import type * as synthSteps from '../isolated/synthSteps.ts'
import { type Bench, repeat } from '../support/benchContext.ts'
import { inOwnProcess } from '../support/ownProcess.ts'
import { seconds } from '../support/row.ts'
import { startSite } from '../support/site.ts'

/** How long a synth takes with every function bundled again, and how long the local system takes to start. */
export const synth: Bench = async ({ runs = 3, log, folder }) => {
  const { webFolder } = await buildSite()
  log(`synth, ${runs} times`)
  const synths = await repeat(runs, async () => {
    const began = performance.now()
    const module = import.meta.resolve('../isolated/synthSteps.ts')
    const steps = await inOwnProcess<typeof synthSteps>(module, [folder, webFolder])
    return { ...steps, whole: performance.now() - began }
  })
  const step = (name: 'whole' | 'bundling' | 'synthesis') => synths.map((one) => one[name] / 1000)
  log(`start of the local system with its data, ${runs} times`)
  const port = await freePort()
  const startTime = async () => {
    const site = await startSite(folder, port)
    await site.stop()
    return site.startTime / 1000
  }
  await startTime()
  return [
    seconds('synth with all functions, whole process', step('whole'), { atMost: 4 }),
    seconds('  of which bundling', step('bundling')),
    seconds('  of which synthesis', step('synthesis')),
    seconds('start of the local system', await repeat(runs, startTime), { atMost: 1 }),
  ]
}
