import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type EndpointKey, endpoints } from '#shared/api/endpoints.ts'
import { soak } from '#shared/testing/soak.ts'
import { type DeployedSite, startDeployedSite } from '../../testing/deployedSite.ts'
import { addMember, logIn } from '../../testing/staff.ts'
import { existingPathValues } from './anyRequest.ts'
import { fuzzEndpoint } from './fuzzEndpoint.ts'

let system: DeployedSite
/** A session for each endpoint that changes something, since a request may close it. */
const sessions = new Map<EndpointKey, string>()
// The table's own keys, which Object.keys types as strings.
const keys = Object.keys(endpoints) as EndpointKey[]
beforeAll(async () => {
  system = await startDeployedSite()
  await addMember(system.owner, system, 'hostile')
  const reader = await logIn(system.address, 'hostile')
  for (const key of keys)
    sessions.set(key, key.startsWith('GET ') ? reader : await logIn(system.address, 'hostile'))
})
afterAll(() => system.stop())

describe('the API responds as documented to any request of', () => {
  it.each(keys)('%s', async (key) => {
    const known = { pathValues: existingPathValues, cookie: sessions.get(key) }
    const cases = 10 * soak
    const statuses = await fuzzEndpoint(system.address, key, known, { cases, seed: 20_260_101 })
    expect(statuses).toHaveLength(cases)
    // Some come as far as the handler.
    expect(statuses.some((status) => status !== 401 && status !== 405)).toBe(true)
  })
})
