import { type Endpoint, endpoints, type StaffKey } from '#shared/api/endpoints.ts'
import type { StaffSession } from '#shared/entities/staff.ts'
import { unauthorized } from '../problem.ts'
import { addAuditRecord } from '../store/audit.ts'
import { environmentStore } from '../store/environmentStore.ts'
import { forRequest } from '../store/repeatedRequests.ts'
import { readSession, touchSession } from '../store/staff/sessions.ts'
import { endpointHandler } from './endpointHandler.ts'
import { type ApiEvent, type ApiHandler, requestIdOf } from './event.ts'
import { type HandlerInput, parseRequest } from './parseRequest.ts'
import { logSecurityEvent } from './securityLog.ts'
import { sessionTokenOf } from './sessionCookie.ts'
import type { HandlerResult } from './toResponse.ts'

/** The Lambda handler of a staff row. Unlike `serve`, it refuses a request without a live session before parsing it. */
export const serveStaff = <Key extends StaffKey>(
  key: Key,
  handle: (input: StaffInput<Key>) => Promise<HandlerResult<Key>>,
): ApiHandler =>
  endpointHandler(key, async (event) => {
    const session = await requireSession(event, endpoints[key])
    const input = parseRequest(key, event)
    const store = forRequest(input.store, session.username, input.idempotencyKey)
    const audit: Audit = (action, subject, at = new Date().toISOString()) =>
      addAuditRecord(store, { at, by: session.username, action, subject })
    return handle({ ...input, store, session, audit })
  })

type StaffInput<Key extends StaffKey> = HandlerInput<Key> & { session: StaffSession; audit: Audit }

/** Records an action of the session's member. `at` is now by default. */
type Audit = (action: string, subject: string, at?: string) => Promise<void>

/** A page names its member, so that nothing that one member typed is carried out for another who has logged in since. */
const isFor = ({ username }: StaffSession, { headers: { member } }: ApiEvent) =>
  member === undefined || member === encodeURIComponent(username)

async function requireSession(event: ApiEvent, { isBackground }: Endpoint): Promise<StaffSession> {
  const sessionToken = sessionTokenOf(event)
  if (sessionToken === undefined) throw unauthorized()
  const checkSession = isBackground ? readSession : touchSession
  const check = await checkSession(environmentStore(), sessionToken, Date.now())
  if (check.status === 'open' && isFor(check.session, event)) return check.session
  if (check.status === 'expired') {
    const { username } = check
    logSecurityEvent({ event: 'session expired', requestId: requestIdOf(event), username, sessionToken })
  }
  throw unauthorized()
}
