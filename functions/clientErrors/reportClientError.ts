import { apiLimits } from '#shared/apiLimits.ts'
import { metrics } from '#shared/metrics.ts'
import { limitNetworks } from '../http/limitAttempts.ts'
import { serve } from '../http/serve.ts'
import { log } from '../log.ts'
import { measure } from '../measure.ts'

export const handler = serve('POST /api/client-errors', async ({ body, viewerNetwork, requestId, store }) => {
  const { window, perNetwork } = apiLimits.clientErrors
  const attempt = { limit: 'client-errors', client: viewerNetwork, window, now: Date.now() }
  await limitNetworks(store, attempt, perNetwork)
  log('warn', { requestId, clientError: body })
  measure(metrics.browserErrors, 1)
  return null
})
