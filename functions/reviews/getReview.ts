import { Review } from '#shared/entities/review.ts'
import { notFound } from '../http/problem.ts'
import { serve } from '../http/serve.ts'
import { findPublished } from '../store/published.ts'

export const handler = serve('GET /api/reviews/{id}', async ({ params, store }) => {
  const review = await findPublished(store, Review, { kind: 'review', id: params.id })
  if (!review) throw notFound('Review', params.id)
  return review
})
