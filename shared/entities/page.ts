import * as z from 'zod/mini'
import { Seo } from './seo.ts'
import { line, timestamp } from './text.ts'

/** The pages whose arrangement is stored: `GET /api/pages/{name}`. */
export const PageName = z.enum(['home', 'contact-us', 'blog', 'faq', 'reviews'])
export type PageName = z.infer<typeof PageName>

/**
 * A page with stored content. `content` is a JSON string or the object itself, in any of three shapes;
 * `shared/rules/pageContent.ts` reads it and never throws. (Entities: "Page", "Page content".)
 */
export const Page = z.object({
  title: line,
  content: z.unknown(),
  updatedAt: z.optional(timestamp),
  seo: z.optional(Seo),
})
export type Page = z.infer<typeof Page>
