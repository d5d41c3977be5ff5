import { apiLimits } from '#shared/apiLimits.ts'
import { isSame } from '../http/isSame.ts'
import { limitNetworks } from '../http/limitAttempts.ts'
import { serve } from '../http/serve.ts'
import { Problem } from '../problem.ts'
import { memberRecord, reportRefusedLogin, reportThrottled } from '../staff/loginRecords.ts'
import { hashPassword } from '../staff/password.ts'
import { requireStrongPassword } from '../staff/requireStrongPassword.ts'
import { auditWrite } from '../store/audit.ts'
import { acceptInvitation, findCredentials } from '../store/staff/credentials.ts'
import { hashOfSecret, tokenParts } from './invitation.ts'

/** Sets the password of the member for whom a one-time link was made. Opens no session, because only a login does. */
export const handler = serve('POST /api/admin/join', async ({ body, viewerNetwork, requestId, store }) => {
  const now = Date.now()
  const [, username = '', credentialsId = '-', secret = ''] = tokenParts.exec(body.token) ?? []
  const by = { requestId, username, viewerNetwork }
  const attempt = { limit: 'login-join', client: viewerNetwork, window: apiLimits.login.window, now }
  await limitNetworks(store, attempt, apiLimits.login.perNetwork).catch(reportThrottled(by))
  const invitation = (await findCredentials(store, credentialsId))?.invitation
  if (!invitation || !isSame(hashOfSecret(secret), invitation.secretHash)) throw usedOrOld()
  if (username !== invitation.username || now >= invitation.expiresAt) throw usedOrOld()
  await requireStrongPassword(store, body.password, username)
  const password = await hashPassword(body.password)
  const audit = auditWrite(memberRecord(username, 'joined', now))
  if (!(await acceptInvitation(store, credentialsId, { ...invitation, password, audit }))) throw usedOrOld()
  return { username }

  /** The same words for every reason do not reveal which usernames exist. */
  function usedOrOld(): Problem {
    reportRefusedLogin('login failed', by)
    return new Problem(401, 'This link has been used, or is too old')
  }
})
