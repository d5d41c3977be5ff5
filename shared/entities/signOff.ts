import * as z from 'zod/mini'
import { line } from './text.ts'

/** Fields of documents that somebody signs off: see `documents/readers.ts`. */
export const signOff = {
  /** The day of the last review, `YYYY-MM-DD`. */
  lastReviewed: z.optional(z.string()),
  /** The reviewer's name and credentials. */
  reviewedBy: z.optional(line),
  /** The review is a made-up sample of a new site. */
  sampleReview: z.optional(z.literal(true)),
}
