import { notFound } from '../http/problem.ts'
import { serve } from '../http/serve.ts'
import { findReview } from '../store/reviews.ts'

export const handler = serve('GET /api/reviews/{id}', async ({ params, store }) => {
  const review = await findReview(store, params.id)
  if (!review) throw notFound('Review', params.id)
  return review
})
