import { Service } from '#shared/entities/service.ts'
import { notFound } from '../http/problem.ts'
import { serve } from '../http/serve.ts'
import { findPublished } from '../store/published.ts'

export const handler = serve('GET /api/services/{id}', async ({ params, store }) => {
  const service = await findPublished(store, Service, { kind: 'service', id: params.id })
  if (!service) throw notFound('Service', params.id)
  return service
})
