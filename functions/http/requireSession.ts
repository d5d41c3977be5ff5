import { environmentStore } from '../environmentStore.ts'
import { touchSession } from '../store/sessions.ts'
import type { Middleware } from './event.ts'
import { unauthorized } from './problem.ts'
import { sessionTokenOf } from './sessionCookie.ts'

/** Lets nobody without a live session past. */
export function requireSession(): Middleware {
  return {
    async before({ event }) {
      const token = sessionTokenOf(event)
      const session = token && (await touchSession(environmentStore(), token, Date.now()))
      if (!session) throw unauthorized()
      event.session = session
    },
  }
}
