import type { AuditRecord } from '#shared/entities/auditRecord.ts'
import { metrics } from '#shared/metrics.ts'
import { logSecurityEvent } from '../http/securityLog.ts'
import { measure } from '../measure.ts'
import { Problem } from '../problem.ts'

interface Refused {
  requestId: string
  username: string
  viewerNetwork: string
}

export function reportRefusedLogin(event: 'login failed' | 'login throttled', by: Refused): void {
  logSecurityEvent({ ...by, event })
  measure(metrics.refusedLogins, 1)
}

/** Reports an attempt that a limit refuses, and throws the error again. */
export const reportThrottled =
  (by: Refused) =>
  (error: unknown): never => {
    if (error instanceof Problem) reportRefusedLogin('login throttled', by)
    throw error
  }

/** An audit record of what a member did with their own login. `now` is in milliseconds since 1970. */
export const memberRecord = (username: string, action: string, now: number): AuditRecord => ({
  at: new Date(now).toISOString(),
  by: username,
  action,
  subject: `member/${username}`,
})
