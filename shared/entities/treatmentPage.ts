import * as z from 'zod/mini'
import { mainImage } from './mainImage.ts'
import { Seo } from './seo.ts'
import { signOff } from './signOff.ts'
import { checkedSources } from './source.ts'
import { html, id, imageAddress, line, timestamp, treatmentPath } from './text.ts'

export const TreatmentCategory = z.enum(['what-we-treat', 'how-we-help'])
export type TreatmentCategory = z.infer<typeof TreatmentCategory>

/** The fixed lists of links to which staff can add a page: the How We Help menu and the footer. */
export const LinkPlace = z.enum(['menu', 'footer'])
export type LinkPlace = z.infer<typeof LinkPlace>

/** A section after the texts `text1` to `text4`. */
const TextSection = z.object({ heading: line, html, image: z.optional(imageAddress) })

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
