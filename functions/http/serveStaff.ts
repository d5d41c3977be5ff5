import type { StaffKey } from '#shared/api/endpoints.ts'
import type { Session } from '../store/sessions.ts'
import type { ApiHandler } from './event.ts'
import { requireSession } from './requireSession.ts'
import { type HandlerInput, type HandlerResult, withMiddleware } from './serve.ts'

/** The Lambda handler of a row for staff: as `serve`, but nobody without a live session gets to it. */
export function serveStaff<Key extends StaffKey>(
  key: Key,
  answer: (question: HandlerInput<Key> & { session: Session }) => Promise<HandlerResult<Key>>,
): ApiHandler {
  return withMiddleware(key, [requireSession()], (event) =>
    // The links before have made the question as the row declares it, and let nobody past without a session.
    answer({ ...(event.input as HandlerInput<Key>), session: event.session as Session }),
  )
}
