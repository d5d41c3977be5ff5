import { orNotFound } from '../http/problem.ts'
import { serveRead } from '../http/serve.ts'
import { findSite } from '../store/site.ts'

export const handler = serveRead('GET /api/site', async ({ store }) =>
  orNotFound(await findSite(store), 'Document', 'site'),
)
