import type { AccountChange } from '#shared/entities/account.ts'
import { notFound, Problem } from '../http/problem.ts'
import { serveStaff } from '../http/serveStaff.ts'
import { addAuditRecord } from '../store/audit.ts'
import { changeStaffMember } from '../store/staff/changeStaffMember.ts'
import { findStaffMember, type StaffMember } from '../store/staff/staffMembers.ts'
import { accountOf } from './accountOf.ts'
import { requireRecentLogin } from './requireRecentLogin.ts'

/** Renames and removes passkeys, and turns the second factor on or off. */
export const handler = serveStaff('PATCH /api/admin/account', async ({ body, session, store }) => {
  const { username } = session
  const before = await changeStaffMember(store, username, (member) => {
    const after = requireUsable(changed(member, body))
    if (isWeaker(member, after)) requireRecentLogin(session)
    return after
  })
  const after = await findStaffMember(store, username)
  if (!before || !after) throw notFound('Member', username)
  const at = new Date().toISOString()
  for (const action of actionsOf(before, after))
    await addAuditRecord(store, { at, by: username, action, subject: `member/${username}` })
  return accountOf(after)
})

const isWeaker = (before: StaffMember, after: StaffMember): boolean =>
  (before.passkeys?.length ?? 0) > (after.passkeys?.length ?? 0) ||
  (before.secondFactor === true && !after.secondFactor)

/** Adds no passkey: unknown ids are ignored. */
function changed(member: StaffMember, { passkeys, secondFactor }: AccountChange): StaffMember {
  const names = passkeys && new Map(passkeys.map(({ id, name }) => [id, name]))
  return {
    ...member,
    ...(secondFactor === undefined ? {} : { secondFactor }),
    ...(names && {
      passkeys: member.passkeys?.flatMap((passkey) => {
        const name = names.get(passkey.id)
        return name === undefined ? [] : [{ ...passkey, name }]
      }),
    }),
  }
}

/** @throws {Problem} 409 if nothing could be the second factor. */
function requireUsable(member: StaffMember): StaffMember {
  const { secondFactor, passkeys = [], recoveryCodes = [] } = member
  if (secondFactor && passkeys.length === 0)
    throw new Problem(409, 'The second factor needs a passkey. Please turn it off first, or add a passkey.')
  if (secondFactor && recoveryCodes.length === 0)
    throw new Problem(409, 'Please create recovery codes first, for the day on which you lose the device.')
  return member
}

function actionsOf(before: StaffMember, after: StaffMember): string[] {
  const factor = after.secondFactor ? 'turned on the second factor' : 'turned off the second factor'
  const [had = 0, has = 0] = [before.passkeys?.length, after.passkeys?.length]
  const names = ({ passkeys = [] }: StaffMember) => passkeys.map(({ name }) => name).join()
  return [
    ...(Boolean(before.secondFactor) === Boolean(after.secondFactor) ? [] : [factor]),
    ...(has < had ? ['removed a passkey'] : names(before) === names(after) ? [] : ['renamed a passkey']),
  ]
}
