import { Service } from '#shared/entities/service.ts'
import { serve } from '../http/serve.ts'
import { orNotFound } from '../problem.ts'
import { findPublished } from '../store/published.ts'

export const handler = serve('GET /api/services/{id}', async ({ params, store }) =>
  orNotFound(await findPublished(store, Service, { kind: 'service', id: params.id }), 'Service', params.id),
)
