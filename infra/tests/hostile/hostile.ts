import { type EndpointKey, endpoints } from '#shared/api/endpoints.ts'
import { ownerOf } from '../../testing/owner.ts'
import { startRealFunctions } from '../../testing/realFunctions.ts'
import { addMember, logIn } from '../../testing/staff.ts'
import type { Scenario } from '../scenario.ts'
import { realNames } from './anyRequest.ts'
import { sendHostile } from './sendHostile.ts'

const casesEach = 1_000

/** Requests that nobody has thought of, from another seed than those of the suite, and more of them. */
export const hostileScenario: Scenario = {
  name: 'hostile',
  run: async ({ seed, say }) => {
    const system = await startRealFunctions()
    const problems: string[] = []
    let sent = 0
    try {
      await addMember(ownerOf(system.dataFolder), system, 'hostile')
      const cookie = await logIn(system.address, 'hostile')
      // The table's own keys, which Object.keys types as strings.
      for (const key of Object.keys(endpoints) as EndpointKey[]) {
        say(key)
        const known = { names: realNames, ...(key.startsWith('DELETE') ? {} : { cookie }) }
        try {
          sent += await sendHostile(system.address, key, known, { cases: casesEach, seed })
        } catch (error) {
          problems.push(`${key}: ${error instanceof Error ? (error.cause ?? error.message) : error}`)
        }
      }
    } finally {
      await system.stop()
    }
    for (const problem of problems) say(problem)
    const endpointCount = Object.keys(endpoints).length
    return [
      {
        what: `inputs tried on ${endpointCount} endpoints`,
        figure: `${sent}, answered otherwise than documented: ${problems.length}`,
        fine: problems.length === 0,
      },
    ]
  },
}
