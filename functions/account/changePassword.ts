import { weaknessOf } from '#shared/staff/weaknessOf.ts'
import { Problem } from '../http/problem.ts'
import { serveStaff } from '../http/serveStaff.ts'
import { countPasswordCheck } from '../staff/loginAttempts.ts'
import { hashPassword, isPassword } from '../staff/password.ts'
import { findSite } from '../store/site.ts'
import { sessionHash } from '../store/staff/sessions.ts'
import { findStaffMember } from '../store/staff/staffMembers.ts'
import { changeOwnMember } from './changeOwnMember.ts'

/** Ends the member's other sessions. */
export const handler = serveStaff(
  'PUT /api/admin/account/password',
  async ({ body, session: { username }, sessionToken = '', store, audit }) => {
    const now = Date.now()
    const resetCount = await countPasswordCheck(store, { username, now })
    const member = await findStaffMember(store, username)
    if (!(await isPassword(body.current, member?.credentials.password)))
      throw new Problem(400, 'This is not your current password.')
    await resetCount()
    const weakness = weaknessOf(body.new, { username, clinic: (await findSite(store))?.name })
    if (weakness) throw new Problem(400, weakness)
    const password = await hashPassword(body.new)
    const at = new Date(now).toISOString()
    await changeOwnMember(store, sessionToken, ({ credentials }) => ({
      credentials: { ...credentials, password },
      passwordSetAt: at,
      keptSession: sessionHash(sessionToken),
    }))
    await audit('changed password', `member/${username}`, at)
    return null
  },
)
