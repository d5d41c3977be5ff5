import * as z from 'zod/mini'
import { Seo } from './seo.ts'
import { checkedSources } from './source.ts'
import { html, id, imageAddress, line, timestamp, treatmentPath } from './text.ts'

export const TreatmentCategory = z.enum(['what-we-treat', 'how-we-help'])
export type TreatmentCategory = z.infer<typeof TreatmentCategory>

export const ImageSource = z.object({
  src: imageAddress,
  width: z.number().check(z.int(), z.minimum(1), z.maximum(10_000)),
})
export type ImageSource = z.infer<typeof ImageSource>

/** The fixed lists of links, in the menu How We Help and in the footer, that a page can join. */
export const LinkPlace = z.enum(['menu', 'footer'])
export type LinkPlace = z.infer<typeof LinkPlace>

/** A section after the four texts of a page. */
const TextSection = z.object({ heading: line, html, image: z.optional(imageAddress) })

/** The fields that staff can change. */
export const mainImage = {
  image1: imageAddress,
  /** The page's title by default. */
  image1Alt: z.optional(line),
  /** Uploaded images only. */
  image1Sources: z.optional(z.array(ImageSource).check(z.maxLength(6))),
}

/** Fields of documents that somebody signs off: see `documents/readers.ts`. */
export const signOff = {
  /** The day of the last review, `YYYY-MM-DD`. */
  lastReviewed: z.optional(z.string()),
  /** The name and credentials of the person. */
  reviewedBy: z.optional(line),
  /** The review is made up and came with the site. */
  sampleReview: z.optional(z.literal(true)),
}

/**
 * A treatment page in lists. `slug` is its full path without a leading slash. The specification's treatment
 * page, service page and condition page item are this one entity.
 */
export const ServicePage = z.object({
  id,
  slug: treatmentPath,
  title: line,
  description: z.string().check(z.maxLength(1_000)),
  category: TreatmentCategory,
  parentId: z.nullable(id),
  linkedFrom: z.optional(z.array(LinkPlace).check(z.maxLength(LinkPlace.options.length))),
  ...mainImage,
  /** Counts changes by staff. A write can name the version it is based on. */
  version: z.number().check(z.int(), z.minimum(1)),
  updatedAt: timestamp,
})
export type ServicePage = z.infer<typeof ServicePage>

/** `text1` is the introduction; `heading1` to `heading3` belong to `text2` to `text4`. */
export const TreatmentPage = z.extend(ServicePage, {
  heroImage: z.optional(imageAddress),
  text1: z.optional(html),
  heading1: z.optional(line),
  text2: z.optional(html),
  heading2: z.optional(line),
  text3: z.optional(html),
  heading3: z.optional(line),
  text4: z.optional(html),
  image2: z.optional(imageAddress),
  image3: z.optional(imageAddress),
  sections: z.optional(z.array(TextSection).check(z.maxLength(10))),
  ...signOff,
  ...checkedSources,
  seo: z.optional(Seo),
})
export type TreatmentPage = z.infer<typeof TreatmentPage>
