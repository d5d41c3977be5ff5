import type { StaffSession } from '#shared/entities/staff.ts'
import { logSecurityEvent } from '../http/securityLog.ts'
import { sessionCookie } from '../http/sessionCookie.ts'
import { WithCookies } from '../http/withCookies.ts'
import { closeSession, openSession } from '../store/staff/sessions.ts'
import type { StaffMember } from '../store/staff/staffMembers.ts'
import type { Store } from '../store/store.ts'
import { deviceCookie } from './deviceCookie.ts'
import { auditMember } from './loginAudit.ts'

interface Login {
  requestId: string
  viewerNetwork: string
  /** The token of the browser's earlier session, which ends. */
  sessionToken: string | undefined
  now: number
}

/** The response to a login that succeeded: a new session, and the cookie of a known device. */
export async function startSession(
  store: Store,
  member: StaffMember,
  { requestId, viewerNetwork, sessionToken, now }: Login,
): Promise<WithCookies<StaffSession>> {
  const { username } = member
  if (sessionToken !== undefined) await closeSession(store, sessionToken)
  await auditMember(store, username, 'logged in', now)
  const { token, session } = await openSession(store, member, now)
  logSecurityEvent({ requestId, username, viewerNetwork, event: 'login succeeded', sessionToken: token })
  return new WithCookies(session, sessionCookie(token), deviceCookie(username, now))
}
