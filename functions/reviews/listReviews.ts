import { Review } from '#shared/entities/review.ts'
import { serveRead } from '../http/serve.ts'
import { listPublished } from '../store/published.ts'

export const handler = serveRead(
  'GET /api/reviews',
  async ({ store }) => (await listPublished(store, 'review', Review)).documents,
)
