import * as z from 'zod/mini'
import { id, line } from './text.ts'

/** A review for visitors. `isSample`: no patient wrote the review, and pages say so next to it. */
export const Review = z.object({
  id,
  title: line,
  content: z.string().check(z.maxLength(5_000)),
  author: line,
  rating: z.optional(z.number().check(z.minimum(1), z.maximum(5))),
  isSample: z.optional(z.boolean()),
})
export type Review = z.infer<typeof Review>

/** The author's agreement to the publication. Staff only. `recordedBy` is a username. */
const ReviewConsent = z.object({ date: z.iso.date(), how: line, recordedBy: line })

export const StoredReview = z.extend(Review, { consent: z.optional(ReviewConsent) })
