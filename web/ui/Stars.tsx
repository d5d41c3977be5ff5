import { limits } from '#shared/limits.ts'
import styles from './Stars.module.css'

/** The style sheet renders the stars: inline SVGs would add up on a page of reviews. */
export function Stars({ review }: { review: { rating?: number | undefined } }) {
  const rating = ratingOf(review)
  return (
    <p
      className={styles.stars}
      style={{ '--rating': rating, '--most': limits.starsMax }}
      role="img"
      aria-label={`${rating} out of ${limits.starsMax} stars`}
    />
  )
}

/** Whole stars from 1 to 5. */
const ratingOf = (review: { rating?: number | null | undefined }): number =>
  Math.min(limits.starsMax, Math.max(1, Math.round(review.rating ?? limits.defaultRating)))
