import { metrics } from '#shared/metrics.ts'
import { measure } from '../http/measure.ts'
import { logSecurityEvent } from '../http/securityLog.ts'

/** In the security log, and in the metric that an alarm watches. */
export function reportRefusedLogin(
  event: 'login failed' | 'login throttled',
  by: { requestId: string; username: string; viewerNetwork: string },
): void {
  logSecurityEvent({ ...by, event })
  measure([metrics.refusedLogins, 1])
}
