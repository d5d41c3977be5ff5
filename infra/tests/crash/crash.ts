import { siteAssembly } from '../../testing/siteInAProcess.ts'
import type { Scenario } from '../scenario.ts'
import { killWhileSaving } from './killWhileSaving.ts'

/** The local system killed without notice while staff save. */
export const crashScenario: Scenario = {
  name: 'crash',
  run: async ({ folder, seed, say }) => {
    const assembly = await siteAssembly(folder)
    const survived = await killWhileSaving({ assembly, folder, times: 6, seed, say })
    for (const problem of survived.problems) say(problem)
    return [
      {
        what: `killed at random ${survived.kills} times`,
        figure: `${survived.acknowledged} saves acknowledged, ${survived.problems.length} lost or not shown`,
        fine: survived.problems.length === 0 && survived.acknowledged > 0,
      },
      {
        what: 'longest wait for a change after a crash',
        figure: `${(survived.longestWait / 1000).toFixed(1)} s`,
        fine: true,
      },
    ]
  },
}
