import { buildSite } from '../build.ts'
import { freePort } from '../testing/freePort.ts'
import { type Bench, repeat } from './benchContext.ts'
import { inOwnProcess } from './ownProcess.ts'
import { seconds } from './row.ts'
import { startSite } from './site.ts'
import type * as synthSteps from './synthSteps.ts'

/** How long a synth takes with every function bundled anew, and how long the local system takes to start. */
export const synth: Bench = async ({ runs = 3, log, folder }) => {
  const { webFolder } = await buildSite()
  log(`synth, ${runs} times`)
  const synths = await repeat(runs, async () => {
    const began = performance.now()
    const module = import.meta.resolve('./synthSteps.ts')
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
    seconds('  of it bundling', step('bundling')),
    seconds('  of it synthesis', step('synthesis')),
    seconds('start of the local system', await repeat(runs, startTime), { atMost: 1 }),
  ]
}
