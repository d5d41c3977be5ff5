import type { BlogPostList } from '#shared/entities/blogPost.ts'
import { serve } from '../http/serve.ts'
import { withBeginning } from '../store/postBeginning.ts'
import { postsPage } from '../store/posts.ts'

export const handler = serve('GET /api/blog/posts', async ({ query, store }) =>
  fittingResponse(await postsPage(store, query)),
)

/** Lambda accepts responses of 6 MB, with the JSON as a string in them. Some room is left for the headers. */
const maxBytes = 6_000_000

/** A list that is too long for one response gets the beginnings of its posts, enough for excerpts. */
function fittingResponse(list: BlogPostList): BlogPostList {
  if (Buffer.byteLength(JSON.stringify(JSON.stringify(list))) <= maxBytes) return list
  return { ...list, posts: list.posts.map(withBeginning) }
}
