import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type EndpointKey, endpoints } from '#shared/api/endpoints.ts'
import { ownerOf } from '../../testing/owner.ts'
import { startRealFunctions, type TestedSystem } from '../../testing/realFunctions.ts'
import { addMember, logIn } from '../../testing/staff.ts'
import { realNames } from './anyRequest.ts'
import { sendHostile } from './sendHostile.ts'

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

describe('whatever it is sent, the API answers as documented', () => {
  it.each(keys)('%s', async (key) => {
    // A logout that comes right would end the session for all others.
    const known = { names: realNames, ...(key.startsWith('DELETE') ? {} : { cookie }) }
    const sent = await sendHostile(system.address, key, known, { cases: 200, seed: 20_260_101 })
    expect(sent).toBe(200)
  })
})
