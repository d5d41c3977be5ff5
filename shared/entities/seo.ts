import * as z from 'zod/mini'
import { linkFields } from './text.ts'
import { validationMessages } from './validationMessages.ts'

const text = z.string().check(z.maxLength(2_000))

const pageAddress = text.check().register(linkFields, { form: 'address' })

const ShareImage = z.object({ url: text, alt: z.optional(text) })

/** Most fields have two names, which `shared/documents/seo.ts` merges. (Specification, Entities: "SEO data".) */
export const Seo = z.partial(
  z.object({
    title: text,
    metaTitle: text,
    description: text,
    metaDescription: text,
    keywords: z.array(text),
    metaKeywords: z.union([z.array(text), text], validationMessages.keywords),
    canonicalUrl: pageAddress,
    canonical: pageAddress,
    robots: text,
    noindex: z.boolean(),
    nofollow: z.boolean(),
    openGraph: z.partial(
      z.object({
        title: text,
        description: text,
        image: ShareImage,
        type: text,
        url: pageAddress,
        site_name: text,
      }),
    ),
    twitter: z.partial(z.object({ card: text, title: text, description: text, image: text })),
    structuredData: z.record(z.string(), z.unknown()),
  }),
)
export type Seo = z.infer<typeof Seo>
