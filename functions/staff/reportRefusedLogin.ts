import { metrics } from '#shared/metrics.ts'
import { measure } from '../http/measure.ts'
import { Problem } from '../http/problem.ts'
import { logSecurityEvent } from '../http/securityLog.ts'

interface Refused {
  requestId: string
  username: string
  viewerNetwork: string
}

/** In the security log, and in the metric that an alarm watches. */
export function reportRefusedLogin(event: 'login failed' | 'login throttled', by: Refused): void {
  logSecurityEvent({ ...by, event })
  measure(metrics.refusedLogins, 1)
}

/** For the rejection of what counts attempts. */
export const reportThrottled =
  (by: Refused) =>
  (error: unknown): never => {
    if (error instanceof Problem) reportRefusedLogin('login throttled', by)
    throw error
  }
