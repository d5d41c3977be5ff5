import { Service } from '#shared/entities/service.ts'
import { serve } from '../http/serve.ts'
import { listPublished } from '../store/published.ts'

export const handler = serve(
  'GET /api/services',
  async ({ store }) => (await listPublished(store, 'service', Service)).documents,
)
