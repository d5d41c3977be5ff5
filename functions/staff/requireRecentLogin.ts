import { apiLimits } from '#shared/apiLimits.ts'
import type { StaffSession } from '#shared/entities/staff.ts'
import { Problem } from '../problem.ts'

const { session, passkeys } = apiLimits

/**
 * Keeps anyone who finds an open session from adding a way to log in. The browser checks `isRecent` before the device
 * shows its dialogs, so this allows the lifetime of a challenge on top.
 * @throws {Problem} 401
 */
export function requireRecentLogin({ expiresAt }: StaffSession): void {
  const startedAt = Date.parse(expiresAt) - session.absolute
  if (Date.now() >= startedAt + session.recentLogin + passkeys.challengeLifetime)
    throw new Problem(401, 'Please log in again to change who can log in, or how.')
}
