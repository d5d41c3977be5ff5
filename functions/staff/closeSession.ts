import { logSecurityEvent } from '../http/securityLog.ts'
import { serve } from '../http/serve.ts'
import { expiredSessionCookie } from '../http/sessionCookie.ts'
import { WithCookies } from '../http/toResponse.ts'
import { closeSession } from '../store/staff/sessions.ts'
import { auditMember } from './loginRecords.ts'

/** Succeeds without a session too. */
export const handler = serve('DELETE /api/admin/session', async ({ sessionToken, requestId, store }) => {
  const username = sessionToken === undefined ? null : await closeSession(store, sessionToken)
  if (username !== null) {
    logSecurityEvent({ event: 'logged out', requestId, username, sessionToken })
    await auditMember(store, username, 'logged out', Date.now())
  }
  return new WithCookies(null, expiredSessionCookie)
})
