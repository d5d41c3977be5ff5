import { originHeader } from '#shared/api/originHeader.ts'
import { Problem } from '../problem.ts'
import { type Middleware, stageVariable } from './event.ts'
import { isSame } from './isSame.ts'

/**
 * Refuses requests that did not come through CloudFront: a caller of the API's own address bypasses the firewall and can
 * forge the headers that the edge functions set. Responds with 404, because the edge replaces every 403 with the 404 page.
 */
export const requireOrigin: Middleware = {
  before({ event }) {
    if (!isSame(event.headers[originHeader] ?? '', stageVariable(event, 'originSecret')))
      throw new Problem(404, 'There is nothing at this address')
  },
}
