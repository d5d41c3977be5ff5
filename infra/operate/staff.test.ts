import { describe, expect, it } from 'vitest'
import { isPassword } from '../../functions/staff/password.ts'
import type { PasswordHash, StaffMember } from '../../functions/store/staff/staffMembers.ts'
import type { StaffRoster } from '../../functions/store/staff/staffRoster.ts'
import { changeRoster } from './staff.ts'

function rosterInMemory(): StaffRoster & { members: Map<string, StaffMember> } {
  const members = new Map<string, StaffMember>()
  const put = (username: string, password: PasswordHash) =>
    members.set(username, { username, password, passwordSetAt: '2026-11-20T12:00:00.000Z' })
  return {
    members,
    add: async (username, password) => !members.has(username) && Boolean(put(username, password)),
    setPassword: async (username, password) => members.has(username) && Boolean(put(username, password)),
    remove: async (username) => members.delete(username),
    list: async () => [...members.values()],
  }
}

const strong = 'kettle harbor velvet'
const command = (action: string, username = '', password = strong) => ({
  action,
  username,
  readPassword: async () => password,
})

describe('npm run staff', () => {
  it('adds somebody and stores only the hash of the password', async () => {
    const roster = rosterInMemory()
    expect(await changeRoster(roster, command('add', 'Ana'))).toBe('ana can log in now.')
    const stored = roster.members.get('ana')?.password
    expect(JSON.stringify(stored)).not.toContain(strong)
    expect(await isPassword(strong, stored)).toBe(true)
    expect(await changeRoster(roster, command('list'))).toBe('ana  (password set on 2026-11-20)')
  })

  it('changes a password', async () => {
    const roster = rosterInMemory()
    await changeRoster(roster, command('add', 'ana'))
    await changeRoster(roster, command('password', 'ana', 'heron lantern gravel'))
    expect(await isPassword('heron lantern gravel', roster.members.get('ana')?.password)).toBe(true)
  })

  it('removes somebody', async () => {
    const roster = rosterInMemory()
    await changeRoster(roster, command('add', 'ana'))
    expect(await changeRoster(roster, command('remove', 'ana'))).toContain('can no longer log in')
    expect(await changeRoster(roster, command('list'))).toBe('Nobody can log in.')
  })

  it('lists who is disabled, and who has a one-time link', async () => {
    const roster = rosterInMemory()
    const passwordSetAt = '2026-11-20T12:00:00.000Z'
    roster.members.set('ben', { username: 'ben', passwordSetAt, disabled: true })
    roster.members.set('cleo', { username: 'cleo', passwordSetAt })
    expect(await changeRoster(roster, command('list'))).toBe('ben  (disabled)\ncleo  (has a one-time link)')
  })

  it.each([
    ['a username that exists', command('add', 'ben'), 'ben already exists.'],
    ['a weak password', command('add', 'ana', 'password1234'), /tried first/],
    ['a malformed username', command('add', '../x'), /^A username has/],
    ['a password for an unknown username', command('password', 'ana'), 'ana does not exist.'],
    ['the removal of an unknown username', command('remove', 'ana'), 'ana does not exist.'],
    ['an unknown action', command('promote', 'ana'), /^Manages who may log in/],
  ])('refuses %s with a sentence', async (_, refused, sentence) => {
    const roster = rosterInMemory()
    await changeRoster(roster, command('add', 'ben'))
    await expect(changeRoster(roster, refused)).rejects.toThrow(sentence)
    expect([...roster.members.keys()]).toEqual(['ben'])
  })
})
