import { apiLimits } from '#shared/apiLimits.ts'
import type { StaffSession } from '#shared/entities/staff.ts'
import { Problem } from '../problem.ts'

const { session, passkeys } = apiLimits

/**
 * A session left open adds no way to log in. The browser reads `isRecent` first, and has the lifetime of a challenge for
 * the dialogs of the device.
 * @throws {Problem} 401
 */
export function requireRecentLogin({ expiresAt }: StaffSession): void {
  const startedAt = Date.parse(expiresAt) - session.absolute
  if (Date.now() >= startedAt + session.recentLogin + passkeys.challengeLifetime)
    throw new Problem(401, 'Please log in again to change who can log in, or how.')
}
