import type { BlogPost } from '#shared/entities/blogPost.ts'
import { escapeHtml } from '#shared/html/escapeHtml.ts'
import { plainTextOf } from '#shared/html/excerpt.ts'
import { limits } from '#shared/limits.ts'

/** In code units, of which a character has up to two. The one after an excerpt says whether its last word ends. */
const needed = 2 * (limits.excerptLength + 1)

/** Shortens a post for lists, to the text that an excerpt needs. A second call does not change the excerpt. */
export const withBeginning = (post: BlogPost): BlogPost => ({
  ...post,
  content: ownText(escapeHtml(beginningOf(post.content).slice(0, needed).trimEnd())),
})

/** Strips a whole post only if its beginning has too little text. The last tag of the beginning may be incomplete. */
function beginningOf(html: string): string {
  const first = html.slice(0, 10 * needed)
  const text = plainTextOf(first.slice(0, first.lastIndexOf('<')))
  return text.length > 2 * needed ? text : plainTextOf(html)
}

/** Copies the text, because a slice of a string keeps the whole string in memory. */
const ownText = (text: string): string => Buffer.from(text).toString()
