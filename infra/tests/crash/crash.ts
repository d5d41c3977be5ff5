import { siteAssembly } from '../../testing/siteInAProcess.ts'
import type { Scenario } from '../scenario.ts'
import { killWhileSaving } from './killWhileSaving.ts'

/** Kills of the local system while staff save. */
export const crashScenario: Scenario = {
  name: 'crash',
  run: async ({ folder, seed, log }) => {
    const assembly = await siteAssembly(folder)
    const result = await killWhileSaving({ assembly, folder, times: 6, seed, log })
    for (const problem of result.problems) log(problem)
    return [
      {
        subject: `kills at random moments: ${result.kills}`,
        figure: `${result.acknowledged} saves acknowledged, ${result.problems.length} lost or not public`,
        passed: result.problems.length === 0 && result.acknowledged > 0,
      },
      {
        subject: 'longest time until a change was public after a crash',
        figure: `${(result.longestWait / 1000).toFixed(1)} s`,
        passed: true,
      },
    ]
  },
}
