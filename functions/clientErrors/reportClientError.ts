import { apiLimits } from '#shared/apiLimits.ts'
import { metrics } from '#shared/metrics.ts'
import { log } from '../http/log.ts'
import { measure } from '../http/measure.ts'
import { tooManyRequests } from '../http/problem.ts'
import { serve } from '../http/serve.ts'
import { countAttempt } from '../store/attempts.ts'

export const handler = serve('POST /api/client-errors', async ({ body, viewerNetwork, requestId, store }) => {
  const { window, perNetwork } = apiLimits.clientErrors
  const attempt = { limit: 'client-errors', client: viewerNetwork, window, now: Date.now() }
  const { count, endsIn } = await countAttempt(store, attempt)
  if (count > perNetwork) throw tooManyRequests(endsIn)
  log('warn', { requestId, clientError: body })
  measure([metrics.browserErrors, 1])
  return null
})
