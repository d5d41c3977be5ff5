import { apiLimits } from '#shared/apiLimits.ts'
import { limitAttempts } from '../http/limitAttempts.ts'
import { serveStaff } from '../http/serveStaff.ts'
import { Problem } from '../problem.ts'
import { memberRecord } from '../staff/loginRecords.ts'
import { hashPassword, isPassword } from '../staff/password.ts'
import { requireStrongPassword } from '../staff/requireStrongPassword.ts'
import { resetAttempts } from '../store/attempts.ts'
import { auditWrite } from '../store/audit.ts'
import { unlessDone } from '../store/repeatedRequests.ts'
import { sessionHash } from '../store/staff/sessions.ts'
import { findStaffMember } from '../store/staff/staffMembers.ts'
import { changeOwnMember } from './changeOwnMember.ts'

/** Ends the member's other sessions. */
export const handler = serveStaff(
  'PUT /api/admin/account/password',
  async ({ body, session: { username }, sessionToken = '', store }) => {
    const now = Date.now()
    const { window, perDevice } = apiLimits.login
    // The limit stops somebody who guesses the password in a session left open.
    const attempt = { limit: 'login-password', client: username, window, now }
    await limitAttempts(store, attempt, perDevice)
    const member = await findStaffMember(store, username)
    const isCurrent = await isPassword(body.current, member?.credentials.password)
    if (!isCurrent) return unlessDone(store, refuse, () => null)
    await resetAttempts(store, attempt)
    await requireStrongPassword(store, body.new, username)
    const password = await hashPassword(body.new)
    await changeOwnMember(
      store,
      sessionToken,
      ({ credentials }) => ({
        credentials: { ...credentials, password },
        passwordSetAt: new Date(now).toISOString(),
        keptSession: sessionHash(sessionToken),
      }),
      { with: () => ({ audit: auditWrite(memberRecord(username, 'changed password', now)) }) },
    )
    return null
  },
)

const refuse = async () => {
  throw new Problem(400, 'This is not your current password.')
}
