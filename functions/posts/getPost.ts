import { serve } from '../http/serve.ts'
import { orNotFound } from '../problem.ts'
import { findPost } from '../store/posts.ts'

export const handler = serve('GET /api/blog/posts/{slugOrId}', async ({ params, store }) =>
  orNotFound(await findPost(store, params.slugOrId), 'Blog post', params.slugOrId),
)
