import { endpoints, type StaffKey } from '#shared/api/endpoints.ts'
import type { StaffSession } from '#shared/entities/staff.ts'
import { endpointHandler } from './endpointHandler.ts'
import type { ApiHandler } from './event.ts'
import { type HandlerInput, parseRequest } from './parseRequest.ts'
import { requireSession } from './requireSession.ts'
import type { HandlerResult } from './toResponse.ts'

/** The Lambda handler of a row for staff: as `serve`, but a request without a live session is refused unread. */
export const serveStaff = <Key extends StaffKey>(
  key: Key,
  handle: (input: HandlerInput<Key> & { session: StaffSession }) => Promise<HandlerResult<Key>>,
): ApiHandler =>
  endpointHandler(key, async (event) => {
    const session = await requireSession(event, endpoints[key])
    return handle({ ...parseRequest(key, event), session })
  })
