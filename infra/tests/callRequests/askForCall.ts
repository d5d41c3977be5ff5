import { callRequestLimits } from '#shared/callRequests.ts'
import { resetAttempts } from '../../../functions/store/attempts.ts'
import type { Store } from '../../../functions/store/store.ts'
import { sameOriginHeaders } from '../../testing/staff.ts'

export const callForm = { firstName: 'Ana', phone: '770-555-0199', mayLeaveMessage: 'yes' }

/** Sends the form as a script of the site does. */
export const askForCall = (site: string, form: object = callForm): Promise<Response> =>
  fetch(`${site}/api/call-requests`, {
    method: 'POST',
    headers: { ...sameOriginHeaders, 'content-type': 'application/json' },
    body: JSON.stringify(form),
  })

/** Forgets the requests that were counted, since all of a test come from one network. */
export async function allowCallRequests(store: Store): Promise<void> {
  for (const by of ['127.0.0.1', 'all', 'all without a stamp']) {
    const attempt = { what: 'call-requests', by, window: callRequestLimits.window, now: Date.now() }
    await resetAttempts(store, attempt)
  }
}
