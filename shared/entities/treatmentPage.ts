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

/** The fixed lists of links to which staff can add a page: the How We Help menu and the footer. */
export const LinkPlace = z.enum(['menu', 'footer'])
export type LinkPlace = z.infer<typeof LinkPlace>

/** A section after the texts `text1` to `text4`. */
const TextSection = z.object({ heading: line, html, image: z.optional(imageAddress) })

/** The fields that staff can change. */
export const mainImage = {
  image1: imageAddress,
  /** The page's title by default. */
  image1Alt: z.optional(line),
  /** Only for uploaded images. */
  image1Sources: z.optional(z.array(ImageSource).check(z.maxLength(6))),
}

/** Fields of documents that somebody signs off: see `documents/readers.ts`. */
export const signOff = {
  /** The day of the last review, `YYYY-MM-DD`. */
  lastReviewed: z.optional(z.string()),
  /** The reviewer's name and credentials. */
  reviewedBy: z.optional(line),
  /** The review is a made-up sample of a new site. */
  sampleReview: z.optional(z.literal(true)),
}

/**
 * A treatment page in lists. `slug` is the page's full path without the leading slash. The specification also calls
 * this entity a service page or a condition page item.
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
  /** Counts changes by staff. A write can state the version on which it is based. */
  version: z.number().check(z.int(), z.minimum(1)),
  updatedAt: timestamp,
})
export type ServicePage = z.infer<typeof ServicePage>

/** `text1` is the introduction. `heading1` to `heading3` belong to `text2` to `text4`. */
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
