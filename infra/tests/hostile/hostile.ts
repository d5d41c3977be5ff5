import { type EndpointKey, endpoints } from '#shared/api/endpoints.ts'
import { ownerOf } from '../../testing/owner.ts'
import { startRealFunctions } from '../../testing/realFunctions.ts'
import { addMember, logIn } from '../../testing/staff.ts'
import type { Scenario } from '../scenario.ts'
import { existingPathValues } from './anyRequest.ts'
import { fuzzEndpoint } from './fuzzEndpoint.ts'

const casesPerEndpoint = 1_000

/** Generated requests, more than in the unit tests and from another seed. */
export const hostileScenario: Scenario = {
  name: 'hostile',
  run: async ({ seed, log }) => {
    const system = await startRealFunctions()
    const problems: string[] = []
    let sent = 0
    try {
      await addMember(ownerOf(system.dataFolder), system, 'hostile')
      const cookie = await logIn(system.address, 'hostile')
      // The table's own keys, which Object.keys types as strings.
      for (const key of Object.keys(endpoints) as EndpointKey[]) {
        log(key)
        const known = { pathValues: existingPathValues, ...(key.startsWith('DELETE') ? {} : { cookie }) }
        try {
          sent += await fuzzEndpoint(system.address, key, known, { cases: casesPerEndpoint, seed })
        } catch (error) {
          problems.push(`${key}: ${error instanceof Error ? (error.cause ?? error.message) : error}`)
        }
      }
    } finally {
      await system.stop()
    }
    for (const problem of problems) log(problem)
    const endpointCount = Object.keys(endpoints).length
    return [
      {
        subject: `inputs tried on ${endpointCount} endpoints`,
        figure: `${sent}, not as documented: ${problems.length}`,
        passed: problems.length === 0,
      },
    ]
  },
}
