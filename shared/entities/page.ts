import * as z from 'zod/mini'
import { Seo } from './seo.ts'
import { line, timestamp } from './text.ts'

/** Pages with stored content. */
export const PageName = z.enum([
  'home',
  'contact-us',
  'blog',
  'faq',
  'reviews',
  'urgent-help',
  'after-an-overdose',
  'your-first-visit',
  'paying-for-treatment',
  'offices',
  'office',
  'accessibility',
  'how-we-review-our-pages',
])
export type PageName = z.infer<typeof PageName>

/** `content` is JSON text or the value itself; `shared/documents/pageContent.ts` parses it. (Entities: "Page".) */
export const Page = z.object({
  title: line,
  content: z.unknown(),
  updatedAt: z.optional(timestamp),
  seo: z.optional(Seo),
})
export type Page = z.infer<typeof Page>
