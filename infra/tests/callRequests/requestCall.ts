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
  const { window } = callRequestLimits
  const now = Date.now()
  for (const client of ['127.0.0.1', '127.0.0.*'])
    for (const limit of ['call-requests-stamped', 'call-requests-unstamped', 'call-requests-stamps'])
      await resetAttempts(store, { limit, client, window, now })
  await resetAttempts(store, { limit: 'call-requests', client: 'all unstamped', window, now })
}
