import { Service } from '#shared/entities/service.ts'
import { serveRead } from '../http/serve.ts'
import { listPublished } from '../store/published.ts'

export const handler = serveRead(
  'GET /api/services',
  async ({ store }) => (await listPublished(store, 'service', Service)).documents,
)
