import { Review } from '#shared/entities/review.ts'
import { serve } from '../http/serve.ts'
import { listPublished } from '../store/published.ts'

export const handler = serve(
  'GET /api/reviews',
  async ({ store }) => (await listPublished(store, 'review', Review)).documents,
)
