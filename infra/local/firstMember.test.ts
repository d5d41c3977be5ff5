import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { isPassword } from '../../functions/staff/password.ts'
import { type StaffRoster, staffRoster } from '../../functions/store/staffRoster.ts'
import { type Engine, startDynalite } from '../../functions/testing/engines.ts'
import { createTable } from '../../functions/testing/table.ts'
import { outputs } from '../outputs.ts'
import { createFirstMember } from './firstMember.ts'
import type { RunningSystem } from './runningSystem.ts'

let engine: Engine
let roster: StaffRoster
let system: RunningSystem

beforeAll(async () => {
  engine = await startDynalite()
  roster = staffRoster(await createTable(engine))
  system = {
    endpoints: { AWS_ENDPOINT_URL_DYNAMODB: engine.endpoint },
    key: 'test',
    outputs: { [outputs.table]: 'test-table' },
  }
})
afterAll(() => engine.stop())
beforeEach(async () => {
  const members = await roster.list()
  await Promise.all(members.map(({ username }) => roster.remove(username)))
})

const keptPassword = async () => (await roster.list())[0]?.password

describe('the first start', () => {
  it('makes somebody called staff, and tells the password that it keeps nowhere', async () => {
    const note = await createFirstMember(system, undefined)
    const password = /with the password (\S+) /.exec(note ?? '')?.[1] ?? ''
    expect(password).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/)
    expect(await isPassword(password, await keptPassword())).toBe(true)
    expect((await roster.list()).map(({ username }) => username)).toEqual(['staff'])
  })

  it('is only once: where there is somebody, nothing is made or told', async () => {
    await createFirstMember(system, undefined)
    const before = await roster.list()
    expect(await createFirstMember(system, undefined)).toBeUndefined()
    expect(await roster.list()).toEqual(before)
  })

  it('takes STAFF_PASSWORD instead, also in place of an earlier one, and does not repeat it', async () => {
    await createFirstMember(system, undefined)
    const note = await createFirstMember(system, 'kettle harbor velvet')
    expect(note).not.toContain('kettle')
    expect(await isPassword('kettle harbor velvet', await keptPassword())).toBe(true)
    expect(await createFirstMember(system, 'kettle harbor velvet')).toBeUndefined()
  })

  it('refuses a weak STAFF_PASSWORD in a sentence', async () => {
    await expect(createFirstMember(system, 'password1234')).rejects.toThrow(
      /^STAFF_PASSWORD cannot be used\./,
    )
    expect(await roster.list()).toEqual([])
  })
})
