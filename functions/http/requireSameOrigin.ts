import type { Endpoint } from '#shared/api/endpoints.ts'
import { type ApiEvent, type Middleware, methodOf } from './event.ts'
import { Problem } from './problem.ts'

/**
 * Lets writes that belong to this site's own pages come from those only: by the browser's word
 * (`Sec-Fetch-Site`), or by an `Origin` at the address that the visitor's request came to. It answers 400,
 * since a 403 would become the 404 screen at the edge.
 */
export function requireSameOrigin(row: Endpoint): Middleware {
  const guarded = row.access === 'site' || row.access === 'staff'
  return {
    before({ event }) {
      if (guarded && !reads.has(methodOf(event)) && !isFromThisSite(event)) {
        throw new Problem(400, "Only this site's own pages may ask this")
      }
    },
  }
}

const reads = new Set(['GET', 'HEAD'])

function isFromThisSite({ headers }: ApiEvent): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const { origin = '', 'x-viewer-host': host } = headers
  return host !== undefined && URL.canParse(origin) && new URL(origin).host === host
}
