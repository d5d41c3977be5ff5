import type { StaffKey } from '#shared/api/endpoints.ts'
import type { Session } from '../store/sessions.ts'
import type { ApiHandler } from './event.ts'
import { linksAround, type Question, type Returned } from './serve.ts'
import { staffOnly } from './staffOnly.ts'

/** The Lambda handler of a row for staff: as `serve`, but nobody without a live session gets to it. */
export function serveStaff<Key extends StaffKey>(
  key: Key,
  answer: (question: Question<Key> & { session: Session }) => Promise<Returned<Key>>,
): ApiHandler {
  return linksAround(key, [staffOnly()], (event) =>
    // The links before have made the question as the row declares it, and let nobody past without a session.
    answer({ ...(event.question as Question<Key>), session: event.session as Session }),
  )
}
