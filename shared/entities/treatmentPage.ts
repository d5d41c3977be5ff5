import * as z from 'zod/mini'
import { Seo } from './seo.ts'
import { html, id, imageAddress, line, timestamp } from './text.ts'

/** The two branches of the site that treatment pages live under. */
export const TreatmentCategory = z.enum(['what-we-treat', 'how-we-help'])
export type TreatmentCategory = z.infer<typeof TreatmentCategory>

/** One width of a picture that staff uploaded: its address under `/media/` and its width in pixels. */
export const ImageSource = z.object({
  src: imageAddress,
  width: z.number().check(z.int(), z.minimum(1), z.maximum(10_000)),
})
export type ImageSource = z.infer<typeof ImageSource>

/** What a staff member can choose for a page: the address, what it shows, and its further widths. */
const mainImage = {
  image1: imageAddress,
  /** Alternative text of `image1`; the page's title where it is missing. */
  image1Alt: z.optional(line),
  /** Narrower and wider files of `image1`, when it was uploaded. */
  image1Sources: z.optional(z.array(ImageSource).check(z.maxLength(6))),
}

/**
 * A treatment page as menus, trees and the staff table need it. `slug` is the full path without a
 * leading slash: `what-we-treat/prescription-drug-addiction/oxycodone-addiction`. The treatment page,
 * the service page and the menu's condition page are this one entity. (Entities, "Condition page item".)
 */
export const ServicePage = z.object({
  id,
  slug: z.string().check(z.maxLength(300)),
  title: line,
  description: z.string().check(z.maxLength(1_000)),
  category: TreatmentCategory,
  parentId: z.nullable(id),
  ...mainImage,
  /** Counts changes by staff; it travels with a write so that nobody overwrites another's change unseen. */
  version: z.number().check(z.int(), z.minimum(1)),
  updatedAt: timestamp,
})
export type ServicePage = z.infer<typeof ServicePage>

/** The whole page. `text1` is the introduction; `heading1` to `heading3` head `text2` to `text4`. */
export const TreatmentPage = z.extend(ServicePage, {
  heroImage: z.optional(imageAddress),
  heading1: z.optional(line),
  heading2: z.optional(line),
  heading3: z.optional(line),
  text1: z.optional(html),
  text2: z.optional(html),
  text3: z.optional(html),
  text4: z.optional(html),
  image2: z.optional(imageAddress),
  image3: z.optional(imageAddress),
  /** The day a clinician last read the page, `YYYY-MM-DD`. */
  lastReviewed: z.optional(z.string()),
  seo: z.optional(Seo),
})
export type TreatmentPage = z.infer<typeof TreatmentPage>
