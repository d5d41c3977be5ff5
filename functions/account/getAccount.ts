import { serveStaff } from '../http/serveStaff.ts'
import { orNotFound } from '../problem.ts'
import { findStaffMember } from '../store/staff/staffMembers.ts'
import { accountOf } from './accountOf.ts'

export const handler = serveStaff('GET /api/admin/account', async ({ session: { username }, store }) => {
  return accountOf(orNotFound(await findStaffMember(store, username), 'Member', username))
})
