import { siteAssembly } from '../../testing/siteInAProcess.ts'
import type { Scenario } from '../scenario.ts'
import { killWhileSaving } from './killWhileSaving.ts'

/** Kills of the local system while staff save. */
export const crashScenario: Scenario = {
  name: 'crash',
  run: async ({ folder, seed, say }) => {
    const assembly = await siteAssembly(folder)
    const result = await killWhileSaving({ assembly, folder, times: 6, seed, say })
    for (const problem of result.problems) say(problem)
    return [
      {
        what: `kills at random moments: ${result.kills}`,
        figure: `${result.acknowledged} saves acknowledged, ${result.problems.length} lost or not public`,
        fine: result.problems.length === 0 && result.acknowledged > 0,
      },
      {
        what: 'longest time until a change was public after a crash',
        figure: `${(result.longestWait / 1000).toFixed(1)} s`,
        fine: true,
      },
    ]
  },
}
