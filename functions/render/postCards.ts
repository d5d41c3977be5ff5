import type { BlogPost } from '#shared/entities/blogPost.ts'
import { plainTextOf } from '#shared/html/excerpt.ts'
import { limits } from '#shared/limits.ts'
import { xmlText } from './xml.ts'

/** A post of a list, with no more of its text than an excerpt needs. The card of a card is the same. */
export function cardOf({ seo: _, content, ...post }: BlogPost): BlogPost {
  // An excerpt has characters of up to two code units.
  const start = plainTextOf(content)
    .slice(0, 2 * limits.excerptLength)
    .trimEnd()
  return { ...post, excerpt: '', content: ownText(xmlText(start)) }
}

/** A part of a string keeps all of it in memory. */
const ownText = (text: string): string => Buffer.from(text).toString()
