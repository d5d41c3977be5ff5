import type { Endpoint } from '#shared/api/endpoints.ts'
import type { Middleware } from './event.ts'
import { noSession } from './problem.ts'

/** Lets nobody without a session past a row for staff. No endpoint opens sessions, so nobody has one. */
export function staffOnly(row: Endpoint): Middleware {
  return {
    before() {
      if (row.access === 'staff') throw noSession()
    },
  }
}
