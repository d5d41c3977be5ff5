import { limits } from '../limits.ts'

/** The stars of a review: whole, 1 to 5; 5 where the rating is missing. */
export const ratingOf = (review: { rating?: number | null | undefined }): number =>
  Math.min(limits.starsMax, Math.max(1, Math.round(review.rating ?? limits.defaultRating)))
