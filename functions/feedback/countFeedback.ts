import { apiLimits } from '#shared/apiLimits.ts'
import { badRequest, tooManyRequests } from '../http/problem.ts'
import { serve } from '../http/serve.ts'
import { countAttempt } from '../store/attempts.ts'
import { countPageFeedback, isPage } from '../store/pageFeedback.ts'

export const handler = serve('POST /api/page-feedback', async ({ body, viewerNetwork, store }) => {
  const { window, perNetwork } = apiLimits.pageFeedback
  const attempt = { limit: 'page-feedback', client: viewerNetwork, window, now: Date.now() }
  const { count, endsIn } = await countAttempt(store, attempt)
  if (count > perNetwork) throw tooManyRequests(endsIn)
  if (!(await isPage(store, body.page))) throw badRequest('page', 'is not a page of this site')
  await countPageFeedback(store, body)
  return null
})
