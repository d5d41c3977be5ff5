import { hasMarkers } from '#shared/documents/factMarkers.ts'
import type { BlogPost } from '#shared/entities/blogPost.ts'
import { plainTextOf } from '#shared/html/excerpt.ts'
import { limits } from '#shared/limits.ts'
import { xmlText } from './xml.ts'

/** A post of a list, with no more of its text than an excerpt needs. The card of a card is the same. */
export function cardOf({ seo: _, content, ...post }: BlogPost): BlogPost {
  return { ...post, excerpt: '', content: ownText(xmlText(startOf(plainTextOf(content)))) }
}

/** An excerpt has characters of up to two code units, and markers of facts that may be longer than their facts. */
function startOf(text: string): string {
  const longest = text.slice(0, 8 * limits.excerptLength)
  return (hasMarkers(longest) ? longest : longest.slice(0, 2 * limits.excerptLength)).trimEnd()
}

/** A part of a string keeps all of it in memory. */
const ownText = (text: string): string => Buffer.from(text).toString()
