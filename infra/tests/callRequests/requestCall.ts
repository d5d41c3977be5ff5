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

/** Resets the counts, since all requests of a test come from one network: none of them is suspected for its pace. */
export async function allowCallRequests(store: Store): Promise<void> {
  const { window, pace } = callRequestLimits
  for (const client of ['127.0.0.1', '127.0.0.*', 'all unstamped']) {
    const ofClient = client.startsWith('all') ? pace.window : window
    await resetAttempts(store, { limit: 'call-requests', client, window: ofClient, now: Date.now() })
  }
}
