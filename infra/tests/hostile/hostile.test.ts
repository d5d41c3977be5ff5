import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type EndpointKey, endpoints } from '#shared/api/endpoints.ts'
import { ownerOf } from '../../testing/owner.ts'
import { startRealFunctions, type TestedSystem } from '../../testing/realFunctions.ts'
import { addMember, logIn } from '../../testing/staff.ts'
import { existingPathValues } from './anyRequest.ts'
import { fuzzEndpoint } from './fuzzEndpoint.ts'

let system: TestedSystem
let cookie: string
beforeAll(async () => {
  system = await startRealFunctions()
  await addMember(ownerOf(system.dataFolder), system, 'hostile')
  cookie = await logIn(system.address, 'hostile')
})
afterAll(() => system.stop())

// The table's own keys, which Object.keys types as strings.
const keys = Object.keys(endpoints) as EndpointKey[]

describe('the API responds as documented to any request of', () => {
  it.each(keys)('%s', async (key) => {
    // A successful logout would end the session of the other tests.
    const known = { pathValues: existingPathValues, ...(key.startsWith('DELETE') ? {} : { cookie }) }
    const sent = await fuzzEndpoint(system.address, key, known, { cases: 200, seed: 20_260_101 })
    expect(sent).toBe(200)
  })
})
