import { Review } from '#shared/entities/review.ts'
import { serve } from '../http/serve.ts'
import { orNotFound } from '../problem.ts'
import { findPublished } from '../store/published.ts'

export const handler = serve('GET /api/reviews/{id}', async ({ params, store }) =>
  orNotFound(await findPublished(store, Review, { kind: 'review', id: params.id }), 'Review', params.id),
)
