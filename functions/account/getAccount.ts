import { notFound } from '../http/problem.ts'
import { serveStaff } from '../http/serveStaff.ts'
import { findStaffMember } from '../store/staff/staffMembers.ts'
import { accountOf } from './accountOf.ts'

export const handler = serveStaff('GET /api/admin/account', async ({ session: { username }, store }) => {
  const member = await findStaffMember(store, username)
  if (!member) throw notFound('Member', username)
  return accountOf(member)
})
