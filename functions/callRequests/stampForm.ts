import { callRequestLimits } from '#shared/callRequests.ts'
import { limitNetworks } from '../http/limitAttempts.ts'
import { serve } from '../http/serve.ts'
import { signStamp } from './stamp.ts'

/** Without a stamp, a form can be sent all the same. */
export const handler = serve('POST /api/call-requests/stamp', async ({ viewerNetwork, store }) => {
  const { window, stamp } = callRequestLimits
  const now = Date.now()
  const attempt = { limit: 'call-requests-stamps', client: viewerNetwork, window, now }
  await limitNetworks(store, attempt, stamp.perNetwork)
  return { stamp: signStamp(now) }
})
