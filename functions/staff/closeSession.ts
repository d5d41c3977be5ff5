import { serve } from '../http/serve.ts'
import { expiredSessionCookie } from '../http/sessionCookie.ts'
import { WithCookie } from '../http/withCookie.ts'
import { closeSession } from '../store/sessions.ts'

/** Logs out, whether or not somebody was logged in. */
export const handler = serve('DELETE /api/admin/session', async ({ sessionToken, store }) => {
  if (sessionToken !== undefined) await closeSession(store, sessionToken)
  return new WithCookie(null, expiredSessionCookie)
})
