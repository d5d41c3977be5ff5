import { apiLimits } from '#shared/apiLimits.ts'
import type { StaffSession } from '#shared/entities/staff.ts'
import type { HandlerInput } from '../http/parseRequest.ts'
import { logSecurityEvent } from '../http/securityLog.ts'
import { sessionCookie } from '../http/sessionCookie.ts'
import { WithCookies } from '../http/toResponse.ts'
import { countAttempt } from '../store/attempts.ts'
import { closeSession, openSession } from '../store/staff/sessions.ts'
import type { StaffMember } from '../store/staff/staffMembers.ts'
import { deviceCookie, knownDevice } from './deviceCookie.ts'
import { countLogin } from './loginAttempts.ts'
import { auditMember } from './loginAudit.ts'
import { reportRefusedLogin, reportThrottled } from './reportRefusedLogin.ts'

type LoginRequest = Pick<
  HandlerInput<'POST /api/admin/session'>,
  'cookies' | 'viewerNetwork' | 'sessionToken' | 'requestId' | 'store'
>

interface Login {
  /** Only with the username of a member is it audited: people type passwords and addresses into that field. */
  refuse(member: StaffMember | null | undefined, action?: string): Promise<void>
  /** A new session, and the cookie of a known device. The browser's earlier session ends. */
  open(member: StaffMember): Promise<WithCookies<StaffSession>>
}

/**
 * Counts a login before anything is checked. Whatever proves it, it is limited and logged in the same way.
 * @throws {Problem} 429 with the seconds until the next attempt.
 */
export async function beginLogin(
  { cookies, viewerNetwork, sessionToken, requestId, store }: LoginRequest,
  username: string,
  now: number,
): Promise<Login> {
  const by = { requestId, username, viewerNetwork }
  const device = knownDevice(cookies, username, now)
  const attempt = { username, viewerNetwork, device, now }
  const resetCounts = await countLogin(store, attempt).catch(reportThrottled(by))

  async function startSession(member: StaffMember): Promise<WithCookies<StaffSession>> {
    if (sessionToken !== undefined) await closeSession(store, sessionToken)
    await auditMember(store, username, 'logged in', now)
    const { token, session } = await openSession(store, member, now)
    logSecurityEvent({ ...by, event: 'login succeeded', sessionToken: token })
    return new WithCookies(session, sessionCookie(token), deviceCookie(username, now))
  }

  return {
    async refuse(member, action = 'failed to log in') {
      reportRefusedLogin('login failed', by)
      if (member) return auditMember(store, member.username, action, now)
      // An unknown username costs a write, too, so that the response takes as long.
      const { window } = apiLimits.login
      await countAttempt(store, { limit: 'login-unknown', client: viewerNetwork, window, now })
    },
    async open(member) {
      const [started] = await Promise.all([startSession(member), resetCounts()])
      return started
    },
  }
}
