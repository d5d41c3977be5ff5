import { apiLimits } from '#shared/apiLimits.ts'
import { limitNetworks } from '../http/limitAttempts.ts'
import { serve } from '../http/serve.ts'
import { badRequest } from '../problem.ts'
import { publishedPaths } from '../store/desk/publishedPaths.ts'
import { countPageFeedback } from '../store/pageFeedback.ts'

export const handler = serve('POST /api/page-feedback', async ({ body, viewerNetwork, store }) => {
  const { window, perNetwork } = apiLimits.pageFeedback
  const attempt = { limit: 'page-feedback', client: viewerNetwork, window, now: Date.now() }
  await limitNetworks(store, attempt, perNetwork)
  // Keeps made-up pages out of the table.
  if (!(await publishedPaths(store)).has(body.page)) throw badRequest('page', 'is not a page of this site')
  await countPageFeedback(store, body)
  return null
})
