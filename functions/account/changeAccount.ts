import { notFound } from '../http/problem.ts'
import { serveStaff } from '../http/serveStaff.ts'
import { addAuditRecord } from '../store/audit.ts'
import { changeStaffMember } from '../store/changeStaffMember.ts'
import { findStaffMember } from '../store/staffMembers.ts'
import { accountOf } from './accountOf.ts'

/** Renames and removes passkeys. It adds none: an unknown id is ignored. */
export const handler = serveStaff(
  'PATCH /api/admin/account',
  async ({ body, session: { username }, store }) => {
    const names = new Map(body.passkeys.map(({ id, name }) => [id, name]))
    const before = await changeStaffMember(store, username, ({ passkeys = [], ...member }) => ({
      ...member,
      passkeys: passkeys.flatMap((passkey) => {
        const name = names.get(passkey.id)
        return name === undefined ? [] : [{ ...passkey, name }]
      }),
    }))
    if (!before) throw notFound('Member', username)
    await addAuditRecord(store, {
      at: new Date().toISOString(),
      by: username,
      action: before.passkeys?.every(({ id }) => names.has(id)) ? 'renamed a passkey' : 'removed a passkey',
      subject: `member/${username}`,
    })
    const member = await findStaffMember(store, username)
    if (!member) throw notFound('Member', username)
    return accountOf(member)
  },
)
