import * as z from 'zod/mini'
import { pages } from '../pages.ts'
import { Seo } from './seo.ts'
import { signOff } from './signOff.ts'
import { checkedSources } from './source.ts'
import { line, timestamp } from './text.ts'

/** The names of stored page content, from the table of pages. */
export const PageName = z.enum(
  Object.values(pages).flatMap((page) => ('content' in page ? page.content : [])),
)
export type PageName = z.infer<typeof PageName>

/**
 * `content` is JSON text or its value, which `shared/documents/pageContent.ts` parses. (Specification, Entities:
 * "Page".)
 */
export const Page = z.object({
  title: line,
  content: z.unknown(),
  updatedAt: z.optional(timestamp),
  seo: z.optional(Seo),
  /** English originals of the title and the search texts of a page in another language. */
  english: z.optional(z.object({ title: line, metaTitle: line, metaDescription: line })),
  ...checkedSources,
  ...signOff,
})
export type Page = z.infer<typeof Page>
