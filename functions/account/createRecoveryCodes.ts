import { notFound } from '../http/problem.ts'
import { serveStaff } from '../http/serveStaff.ts'
import { hashOfCode, newRecoveryCodes } from '../staff/recoveryCodes.ts'
import { addAuditRecord } from '../store/audit.ts'
import { changeStaffMember } from '../store/staff/changeStaffMember.ts'
import { findStaffMember } from '../store/staff/staffMembers.ts'
import { accountOf } from './accountOf.ts'
import { requireRecentLogin } from './requireRecentLogin.ts'

/** Earlier codes stop working. */
export const handler = serveStaff('POST /api/admin/account/recovery-codes', async ({ session, store }) => {
  requireRecentLogin(session)
  const { username } = session
  const codes = newRecoveryCodes()
  const recoveryCodes = codes.map(hashOfCode)
  await changeStaffMember(store, username, (member) => ({ ...member, recoveryCodes }))
  await addAuditRecord(store, {
    at: new Date().toISOString(),
    by: username,
    action: 'created recovery codes',
    subject: `member/${username}`,
  })
  const member = await findStaffMember(store, username)
  if (!member) throw notFound('Member', username)
  return { account: accountOf(member), codes }
})
