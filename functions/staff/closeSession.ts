import { serve } from '../http/serve.ts'
import { expiredSessionCookie } from '../http/sessionCookie.ts'
import { WithCookie } from '../http/withCookie.ts'
import { closeSession } from '../store/sessions.ts'

/** Succeeds without a session too. */
export const handler = serve('DELETE /api/admin/session', async ({ sessionToken, store }) => {
  if (sessionToken !== undefined) await closeSession(store, sessionToken)
  return new WithCookie(null, expiredSessionCookie)
})
