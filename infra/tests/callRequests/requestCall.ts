import { callRequestLimits } from '#shared/callRequests.ts'
import { resetAttempts } from '../../../functions/store/attempts.ts'
import type { Store } from '../../../functions/store/store.ts'
import { sameOriginHeaders } from '../../testing/staff.ts'

export const callForm = { firstName: 'Ana', phone: '770-555-0199', mayLeaveMessage: 'yes' }

/** Sends the form as the script of the contact form does. */
export const requestCall = (site: string, form: object = callForm): Promise<Response> =>
  fetch(`${site}/api/call-requests`, {
    method: 'POST',
    headers: { ...sameOriginHeaders, 'content-type': 'application/json' },
    body: JSON.stringify(form),
  })

/** Resets the counts, since all requests of a test come from one network. */
export async function allowCallRequests(store: Store): Promise<void> {
  for (const client of ['127.0.0.1', 'all', 'all without a stamp']) {
    const attempt = { limit: 'call-requests', client, window: callRequestLimits.window, now: Date.now() }
    await resetAttempts(store, attempt)
  }
}
