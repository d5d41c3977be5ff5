import { join } from 'node:path'
import * as z from 'zod/mini'
import { buildSite } from '../build.ts'
import type { Benchmark } from './benchmark.ts'
import { freePort } from './freePort.ts'
import { measuringProcess } from './measuringProcess.ts'
import { median } from './median.ts'
import { startSite } from './site/site.ts'
import { inTemporaryFolder } from './temporary.ts'

/** How long a synth takes with every function bundled anew, and how long the local system takes to come up. */
export const synth: Benchmark = {
  name: 'synth',
  run: async ({ runs = 3, say }) => {
    say('building what has changed')
    const { webFolder } = await buildSite()
    const times: Times[] = []
    for (let run = 1; run <= runs; run += 1) {
      say(`synth ${run} of ${runs}`)
      times.push(await synthOnce(webFolder))
    }
    say('starting the local system on data that it has')
    const boots = await bootsOnData(runs)
    const middle = (name: 'whole' | 'bundling' | 'synthesis') =>
      median(times.map((time) => time[name])) / 1000
    return [
      {
        figure: 'synth with all functions, whole process',
        measured: middle('whole'),
        unit: 's',
        bound: { atMost: 4 },
      },
      { figure: '  of it bundling', measured: middle('bundling'), unit: 's' },
      { figure: '  of it synthesis', measured: middle('synthesis'), unit: 's' },
      { figure: 'the runner boots', measured: median(boots) / 1000, unit: 's', bound: { atMost: 1 } },
    ]
  },
}

const Steps = z.object({ bundling: z.number(), synthesis: z.number() })
/** Milliseconds. */
type Times = z.infer<typeof Steps> & { whole: number }

function synthOnce(webFolder: string): Promise<Times> {
  return inTemporaryFolder(async (folder) => {
    const began = performance.now()
    const script = new URL('./synthProcess.ts', import.meta.url)
    const renderer = join(webFolder, '../render')
    const times = await measuringProcess(script, [folder, webFolder, renderer], Steps)
    return { ...times, whole: performance.now() - began }
  })
}

function bootsOnData(runs: number): Promise<number[]> {
  return inTemporaryFolder(async (folder) => {
    // The pages name their address: on another port they would all be drawn anew.
    const port = await freePort()
    await (await startSite(folder, port)).stop()
    const boots = []
    for (let run = 0; run < runs; run += 1) {
      const site = await startSite(folder, port)
      boots.push(site.boot)
      await site.stop()
    }
    return boots
  })
}
