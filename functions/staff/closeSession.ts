import { logSecurityEvent } from '../http/securityLog.ts'
import { serve } from '../http/serve.ts'
import { expiredSessionCookie } from '../http/sessionCookie.ts'
import { WithCookies } from '../http/toResponse.ts'
import { auditWrite } from '../store/audit.ts'
import { endOfSession, findSession } from '../store/staff/sessions.ts'
import { transact } from '../store/transact.ts'
import { memberRecord } from './loginRecords.ts'

/** Succeeds without a session too. */
export const handler = serve('DELETE /api/admin/session', async ({ sessionToken, requestId, store }) => {
  const session = sessionToken === undefined ? null : await findSession(store, sessionToken)
  if (session && sessionToken !== undefined) {
    const { username } = session
    const audit = auditWrite(memberRecord(username, 'logged out', Date.now()))
    await transact(store, { ...endOfSession(sessionToken), audit })
    logSecurityEvent({ event: 'logged out', requestId, username, sessionToken })
  }
  return new WithCookies(null, expiredSessionCookie)
})
