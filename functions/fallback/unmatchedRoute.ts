import { allowedMethods } from '#shared/api/match.ts'
import { methodOf } from '../http/event.ts'
import { problemResponses } from '../http/problemResponses.ts'
import { requestLog } from '../http/requestLog.ts'
import { requireOrigin } from '../http/requireOrigin.ts'
import { withMiddleware } from '../http/withMiddleware.ts'
import { Problem } from '../problem.ts'

/** Any request that no route matches: 405 with Allow if the path is known, else 404. */
export const handler = withMiddleware([requestLog('$default'), problemResponses, requireOrigin], (event) => {
  const allowed = allowedMethods(event.rawPath)
  if (allowed.length === 0) throw new Problem(404, 'There is nothing at this address')
  throw new Problem(405, `${methodOf(event)} is not supported here`, {
    headers: { allow: allowed.join(', ') },
  })
})
