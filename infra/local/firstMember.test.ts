import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { isPassword } from '../../functions/staff/password.ts'
import { changeStaffMember } from '../../functions/store/staff/changeStaffMember.ts'
import { allStaffMembers } from '../../functions/store/staff/staffMembers.ts'
import type { Store } from '../../functions/store/store.ts'
import { type Engine, startEngine } from '../../functions/testing/engine.ts'
import { createTable } from '../../functions/testing/table.ts'
import { outputs } from '../outputs.ts'
import { createFirstMember } from './firstMember.ts'
import type { RunningSystem } from './runningSystem.ts'

let engine: Engine
let store: Store
let system: RunningSystem

beforeAll(async () => {
  engine = await startEngine()
  store = await createTable(engine)
  system = {
    endpoint: engine.endpoint,
    key: engine.credentials.accessKeyId,
    outputs: { [outputs.table]: store.tableName },
  }
})
afterAll(() => engine.stop())
beforeEach(async () => {
  for (const { username } of await allStaffMembers(store))
    await changeStaffMember(store, username, () => null)
})

const storedPassword = async () => (await allStaffMembers(store))[0]?.credentials.password

describe('the first start', () => {
  it('creates the member staff, and returns the generated password', async () => {
    const note = await createFirstMember(system, undefined)
    const password = /with the password (\S+) /.exec(note ?? '')?.[1] ?? ''
    expect(password).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/)
    expect(await isPassword(password, await storedPassword())).toBe(true)
    expect((await allStaffMembers(store)).map(({ username }) => username)).toEqual(['staff'])
  })

  it('changes nothing if there is a member already', async () => {
    await createFirstMember(system, undefined)
    const before = await allStaffMembers(store)
    expect(await createFirstMember(system, undefined)).toBeUndefined()
    expect(await allStaffMembers(store)).toEqual(before)
  })

  it('uses STAFF_PASSWORD, also to replace an earlier password, and does not print it', async () => {
    await createFirstMember(system, undefined)
    const note = await createFirstMember(system, 'kettle harbor velvet')
    expect(note).not.toContain('kettle')
    expect(await isPassword('kettle harbor velvet', await storedPassword())).toBe(true)
    expect(await createFirstMember(system, 'kettle harbor velvet')).toBeUndefined()
  })

  it('refuses a weak STAFF_PASSWORD in a sentence', async () => {
    await expect(createFirstMember(system, 'password1234')).rejects.toThrow(
      /^STAFF_PASSWORD cannot be used\./,
    )
    expect(await allStaffMembers(store)).toEqual([])
  })
})
