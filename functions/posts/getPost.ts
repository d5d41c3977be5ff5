import { notFound } from '../http/problem.ts'
import { serve } from '../http/serve.ts'
import { findPost } from '../store/posts.ts'

export const handler = serve('GET /api/blog/posts/{slugOrId}', async ({ params, store }) => {
  const post = await findPost(store, params.slugOrId)
  if (!post) throw notFound('Blog post', params.slugOrId)
  return post
})
