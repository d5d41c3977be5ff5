import { serve } from '../http/serve.ts'
import { postsPage } from '../store/posts/posts.ts'

export const handler = serve('GET /api/blog/posts', ({ query, store }) => postsPage(store, query))
