import type { Endpoint } from '#shared/api/endpoints.ts'
import { type ApiEvent, type Middleware, methodOf } from './event.ts'
import { Problem } from './problem.ts'
import { viewerOrigins } from './viewerOrigins.ts'

/** Refuses writes from other sites with 400, because the edge replaces every 403 with the 404 page. */
export function requireSameOrigin(row: Endpoint): Middleware {
  const isGuarded = row.access === 'site' || row.access === 'staff'
  return {
    before({ event }) {
      if (isGuarded && !readMethods.has(methodOf(event)) && !isSameOrigin(event)) {
        throw new Problem(400, "Only this site's own pages may send this request")
      }
    },
  }
}

const readMethods = new Set(['GET', 'HEAD'])

function isSameOrigin({ headers }: ApiEvent): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const { origin = '', 'x-viewer-host': host } = headers
  return host !== undefined && viewerOrigins(host).includes(origin)
}
