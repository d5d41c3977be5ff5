import { describe, expect, it } from 'vitest'
import { isPassword } from '../../functions/staff/password.ts'
import type { StaffMember } from '../../functions/store/staffMembers.ts'
import type { StaffRoster } from '../../functions/store/staffRoster.ts'
import { changeRoster } from './staff.ts'

/** A roster that lives as long as its test. */
function rosterOf(members = new Map<string, StaffMember>()): StaffRoster & { members: typeof members } {
  const put = (username: string, password: StaffMember['password']) =>
    members.set(username, { username, password, passwordSetAt: '2026-11-20T12:00:00.000Z' })
  return {
    members,
    add: async (username, password) => !members.has(username) && Boolean(put(username, password)),
    setPassword: async (username, password) => members.has(username) && Boolean(put(username, password)),
    remove: async (username) => members.delete(username),
    list: async () => [...members.values()],
  }
}

const good = 'kettle harbor velvet'
const order = (verb: string, username = '', password = good) => ({
  verb,
  username,
  password: async () => password,
})

describe('npm run staff', () => {
  it('adds somebody with a password that only its hash is kept of', async () => {
    const roster = rosterOf()
    expect(await changeRoster(roster, order('add', 'Ana'))).toBe('ana can log in now.')
    const kept = roster.members.get('ana')?.password
    expect(JSON.stringify(kept)).not.toContain(good)
    expect(await isPassword(good, kept)).toBe(true)
    expect(await changeRoster(roster, order('list'))).toBe('ana  (password of 2026-11-20)')
  })

  it('sets another password and removes', async () => {
    const roster = rosterOf()
    await changeRoster(roster, order('add', 'ana'))
    await changeRoster(roster, order('password', 'ana', 'heron lantern gravel'))
    expect(await isPassword('heron lantern gravel', roster.members.get('ana')?.password)).toBe(true)
    expect(await changeRoster(roster, order('remove', 'ana'))).toContain('cannot log in any more')
    expect(await changeRoster(roster, order('list'))).toBe('Nobody can log in.')
  })

  it.each([
    ['a name twice', order('add', 'ben'), 'There is a ben already.'],
    ['a weak password', order('add', 'ana', 'password1234'), /tried first/],
    ['a name of signs', order('add', '../x'), /^A username has/],
    ['nobody’s password', order('password', 'ana'), 'There is no ana.'],
    ['nobody', order('remove', 'ana'), 'There is no ana.'],
    ['a verb it does not know', order('promote', 'ana'), /^Who may log in/],
  ])('refuses %s in a sentence', async (_, asked, sentence) => {
    const roster = rosterOf()
    await changeRoster(roster, order('add', 'ben'))
    await expect(changeRoster(roster, asked)).rejects.toThrow(sentence)
    expect([...roster.members.keys()]).toEqual(['ben'])
  })
})
