import * as z from 'zod/mini'
import { validationMessages } from './validationMessages.ts'

const text = z.string().check(z.maxLength(2_000))

const ShareImage = z.object({ url: text, alt: z.optional(text) })

/** Most fields have two names; `shared/documents/seo.ts` makes one complete head of them. (Entities: "SEO data".) */
export const Seo = z.object({
  title: z.optional(text),
  metaTitle: z.optional(text),
  description: z.optional(text),
  metaDescription: z.optional(text),
  keywords: z.optional(z.array(text)),
  metaKeywords: z.optional(z.union([z.array(text), text], validationMessages.keywords)),
  canonicalUrl: z.optional(text),
  canonical: z.optional(text),
  robots: z.optional(text),
  noindex: z.optional(z.boolean()),
  nofollow: z.optional(z.boolean()),
  openGraph: z.optional(
    z.object({
      title: z.optional(text),
      description: z.optional(text),
      image: z.optional(ShareImage),
      type: z.optional(text),
      url: z.optional(text),
      site_name: z.optional(text),
    }),
  ),
  twitter: z.optional(
    z.object({
      card: z.optional(text),
      title: z.optional(text),
      description: z.optional(text),
      image: z.optional(text),
    }),
  ),
  structuredData: z.optional(z.record(z.string(), z.unknown())),
})
export type Seo = z.infer<typeof Seo>
