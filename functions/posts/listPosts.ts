import type { BlogPostList } from '#shared/entities/blogPost.ts'
import { serve } from '../http/serve.ts'
import { withBeginning } from '../store/postBeginning.ts'
import { postsPage } from '../store/posts.ts'

export const handler = serve('GET /api/blog/posts', async ({ query, store }) =>
  fittingResponse(await postsPage(store, query)),
)

/** Lambda accepts responses of 6 MB, which contain the JSON as a string. This leaves some room for the headers. */
const maxBytes = 6_000_000

/** If the list is too long for one response, shortens its posts to their beginnings, which are enough for excerpts. */
function fittingResponse(list: BlogPostList): BlogPostList {
  if (Buffer.byteLength(JSON.stringify(JSON.stringify(list))) <= maxBytes) return list
  return { ...list, posts: list.posts.map(withBeginning) }
}
