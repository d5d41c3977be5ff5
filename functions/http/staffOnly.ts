import { usedSession } from '../store/sessions.ts'
import type { Middleware } from './event.ts'
import { noSession } from './problem.ts'
import { sessionTokenOf } from './sessionCookie.ts'

/** Lets nobody without a live session past. */
export function staffOnly(): Middleware {
  return {
    async before({ event }) {
      const token = sessionTokenOf(event)
      const session = token && (await usedSession(token, Date.now()))
      if (!session) throw noSession()
      event.session = session
    },
  }
}
