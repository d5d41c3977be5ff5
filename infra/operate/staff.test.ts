import { beforeEach, describe, expect, it } from 'vitest'
import { apiLimits } from '#shared/apiLimits.ts'
import { isPassword } from '../../functions/staff/password.ts'
import { addStaffMember, changeStaffMember } from '../../functions/store/staff/changeStaffMember.ts'
import { allStaffMembers, findStaffMember } from '../../functions/store/staff/staffMembers.ts'
import { auditRecords } from '../../functions/testing/auditRecords.ts'
import { testTable } from '../../functions/testing/testTable.ts'
import { changeStaff } from './staff.ts'

const store = testTable()
beforeEach(async () => {
  for (const { username } of await allStaffMembers(store))
    await changeStaffMember(store, username, () => null)
})

const strong = 'kettle harbor velvet'
const command = (action: string, username = '', password = strong) => ({
  action,
  username,
  readPassword: async () => password,
})

const storedPassword = async (username: string) =>
  (await findStaffMember(store, username))?.credentials.password

describe('npm run staff', () => {
  it('adds somebody and stores only the hash of the password', async () => {
    expect(await changeStaff(store, command('add', 'Ana'))).toBe('ana can log in now.')
    const stored = await storedPassword('ana')
    expect(JSON.stringify(stored)).not.toContain(strong)
    expect(await isPassword(strong, stored)).toBe(true)
    expect(await changeStaff(store, command('list'))).toBe('ana  (has a password)')
  })

  it('leaves a record of each change', async () => {
    await changeStaff(store, command('add', 'ana'))
    await changeStaff(store, command('password', 'ana'))
    await changeStaff(store, command('remove', 'ana'))
    const records = (await auditRecords(store)).slice(-3)
    expect(records.map(({ by, action, subject }) => [by, action, subject])).toEqual(
      ['added', 'changed password', 'removed'].map((action) => ['npm run staff', action, 'member/ana']),
    )
  })

  it('adds no more members than the staff area', async () => {
    const passwordSetAt = '2026-11-20T12:00:00.000Z'
    const names = Array.from({ length: apiLimits.members.max }, (_, index) => `member-${index}`)
    for (const username of names) await addStaffMember(store, { username, passwordSetAt, credentials: {} })
    await expect(changeStaff(store, command('add', 'ana'))).rejects.toThrow('There are 100 members already.')
    await changeStaff(store, command('remove', 'member-0'))
    expect(await changeStaff(store, command('add', 'ana'))).toBe('ana can log in now.')
  })

  it('changes a password', async () => {
    await changeStaff(store, command('add', 'ana'))
    await changeStaff(store, command('password', 'ana', 'heron lantern gravel'))
    expect(await isPassword('heron lantern gravel', await storedPassword('ana'))).toBe(true)
  })

  it('removes somebody', async () => {
    await changeStaff(store, command('add', 'ana'))
    expect(await changeStaff(store, command('remove', 'ana'))).toContain('can no longer log in')
    expect(await changeStaff(store, command('list'))).toBe('Nobody can log in.')
  })

  it('lists who is disabled, and who has a one-time link', async () => {
    const passwordSetAt = '2026-11-20T12:00:00.000Z'
    await addStaffMember(store, { username: 'ben', passwordSetAt, disabled: true, credentials: {} })
    await addStaffMember(store, { username: 'cleo', passwordSetAt, credentials: {} })
    expect(await changeStaff(store, command('list'))).toBe('ben  (disabled)\ncleo  (has a one-time link)')
  })

  it.each([
    ['a username that exists', command('add', 'ben'), 'ben already exists.'],
    ['a weak password', command('add', 'ana', 'password1234'), /tried first/],
    ['a malformed username', command('add', '../x'), /^A username has/],
    ['a password for an unknown username', command('password', 'ana'), 'ana does not exist.'],
    ['the removal of an unknown username', command('remove', 'ana'), 'ana does not exist.'],
    ['an unknown action', command('promote', 'ana'), /^Manages who may log in/],
  ])('refuses %s with a sentence', async (_, refused, sentence) => {
    await changeStaff(store, command('add', 'ben'))
    await expect(changeStaff(store, refused)).rejects.toThrow(sentence)
    expect((await allStaffMembers(store)).map(({ username }) => username)).toEqual(['ben'])
  })
})
