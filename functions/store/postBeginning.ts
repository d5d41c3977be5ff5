import type { BlogPost } from '#shared/entities/blogPost.ts'
import { escapeHtml } from '#shared/html/escapeHtml.ts'
import { plainTextOf } from '#shared/html/excerpt.ts'
import { limits } from '#shared/limits.ts'

/** A post with enough of its text for an excerpt, as lists show it. A second call changes no excerpt. */
export function withBeginning(post: BlogPost): BlogPost {
  // An excerpt has characters of up to two code units.
  const start = plainTextOf(post.content)
    .slice(0, 2 * limits.excerptLength)
    .trimEnd()
  return { ...post, content: ownText(escapeHtml(start)) }
}

/** A part of a string keeps all of it in memory. */
const ownText = (text: string): string => Buffer.from(text).toString()
