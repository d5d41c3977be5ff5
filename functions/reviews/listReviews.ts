import { serve } from '../http/serve.ts'
import { reviews } from '../store/reviews.ts'

export const handler = serve('GET /api/reviews', ({ store }) => reviews(store))
