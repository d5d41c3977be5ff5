import { weaknessOf } from '#shared/staff/weaknessOf.ts'
import { Problem } from '../http/problem.ts'
import { serve } from '../http/serve.ts'
import { countJoin } from '../staff/loginAttempts.ts'
import { hashPassword } from '../staff/password.ts'
import { reportRefusedLogin } from '../staff/reportRefusedLogin.ts'
import { addAuditRecord } from '../store/audit.ts'
import { findSite } from '../store/site.ts'
import { acceptInvitation, findCredentials } from '../store/staff/credentials.ts'
import { isInvitation, partsOfToken } from './invitation.ts'

/** Sets the password of the member that a one-time link was made for, once. Opens no session: only the login does. */
export const handler = serve('POST /api/admin/join', async ({ body, viewerNetwork, requestId, store }) => {
  const now = Date.now()
  const parts = partsOfToken(body.token)
  const { username, credentialsId } = parts
  const by = { requestId, username, viewerNetwork }
  await countJoin(store, { viewerNetwork, now }).catch((error) => {
    if (error instanceof Problem) reportRefusedLogin('login throttled', by)
    throw error
  })
  const invitation = (await findCredentials(store, credentialsId || '-'))?.invitation
  if (!invitation || !isInvitation(invitation, parts, now)) throw usedOrOld()
  const weakness = weaknessOf(body.password, { username, clinic: (await findSite(store))?.name })
  if (weakness) throw new Problem(400, weakness)
  const password = await hashPassword(body.password)
  const at = new Date(now).toISOString()
  if (!(await acceptInvitation(store, credentialsId, { ...invitation, password }))) throw usedOrOld()
  await addAuditRecord(store, { at, by: username, action: 'joined', subject: `member/${username}` })
  return { username }

  /** In the same words for every reason, so that it does not reveal which usernames exist. */
  function usedOrOld(): Problem {
    reportRefusedLogin('login failed', by)
    return new Problem(401, 'This link has been used, or is too old')
  }
})
