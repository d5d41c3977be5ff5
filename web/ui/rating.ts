import { limits } from '#shared/limits.ts'

/** Whole stars from 1 to 5. */
export const ratingOf = (review: { rating?: number | null | undefined }): number =>
  Math.min(limits.starsMax, Math.max(1, Math.round(review.rating ?? limits.defaultRating)))
