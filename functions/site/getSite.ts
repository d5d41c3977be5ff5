import { notFound } from '../http/problem.ts'
import { serve } from '../http/serve.ts'
import { findSite } from '../store/site.ts'

export const handler = serve('GET /api/site', async ({ store }) => {
  const site = await findSite(store)
  if (!site) throw notFound('Document', 'site')
  return site
})
