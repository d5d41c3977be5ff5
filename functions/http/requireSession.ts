import type { Endpoint } from '#shared/api/endpoints.ts'
import type { StaffSession } from '#shared/entities/staff.ts'
import { environmentStore } from '../environmentStore.ts'
import { readSession, touchSession } from '../store/staff/sessions.ts'
import { type ApiEvent, requestIdOf } from './event.ts'
import { unauthorized } from './problem.ts'
import { logSecurityEvent } from './securityLog.ts'
import { sessionTokenOf } from './sessionCookie.ts'

/** @throws {Problem} 401 without a live session. */
export async function requireSession(event: ApiEvent, { isBackground }: Endpoint): Promise<StaffSession> {
  const sessionToken = sessionTokenOf(event)
  if (sessionToken === undefined) throw unauthorized()
  const checkSession = isBackground ? readSession : touchSession
  const check = await checkSession(environmentStore(), sessionToken, Date.now())
  if (check.status === 'open') return check.session
  if (check.status === 'expired') {
    const { username } = check
    logSecurityEvent({ event: 'session expired', requestId: requestIdOf(event), username, sessionToken })
  }
  throw unauthorized()
}
