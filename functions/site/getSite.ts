import { serve } from '../http/serve.ts'
import { orNotFound } from '../problem.ts'
import { findSite } from '../store/site.ts'

export const handler = serve('GET /api/site', async ({ store }) =>
  orNotFound(await findSite(store), 'Document', 'site'),
)
