import type { BlogPost } from '#shared/entities/blogPost.ts'
import { escapeHtml } from '#shared/html/escapeHtml.ts'
import { plainTextOf } from '#shared/html/excerpt.ts'
import { limits } from '#shared/limits.ts'

/** Code units: an excerpt has characters of up to two. */
const needed = 2 * limits.excerptLength

/** A post with enough of its text for an excerpt, as lists show it. A second call changes no excerpt. */
export const withBeginning = (post: BlogPost): BlogPost => ({
  ...post,
  content: ownText(escapeHtml(beginningOf(post.content).slice(0, needed).trimEnd())),
})

/** Strips a whole post only if its first lines have too little text. The element at their end may be incomplete. */
function beginningOf(html: string): string {
  const first = html.slice(0, 10 * needed)
  const text = plainTextOf(first.slice(0, first.lastIndexOf('<')))
  return text.length > 2 * needed ? text : plainTextOf(html)
}

/** A part of a string keeps all of it in memory. */
const ownText = (text: string): string => Buffer.from(text).toString()
