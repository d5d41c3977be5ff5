import type { StaffSession } from '#shared/entities/staff.ts'
import { environmentStore } from '../environmentStore.ts'
import { touchSession } from '../store/sessions.ts'
import type { ApiEvent } from './event.ts'
import { unauthorized } from './problem.ts'
import { sessionTokenOf } from './sessionCookie.ts'

export async function requireSession(event: ApiEvent): Promise<StaffSession> {
  const token = sessionTokenOf(event)
  const session = token && (await touchSession(environmentStore(), token, Date.now()))
  if (!session) throw unauthorized()
  return session
}
