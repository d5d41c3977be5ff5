import { notFound } from '../http/problem.ts'
import { serve } from '../http/serve.ts'
import { findService } from '../store/services.ts'

export const handler = serve('GET /api/services/{id}', async ({ params, store }) => {
  const service = await findService(store, params.id)
  if (!service) throw notFound('Service', params.id)
  return service
})
