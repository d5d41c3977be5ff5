import { limits } from '#shared/limits.ts'
import { ratingOf } from '#shared/rules/rating.ts'
import styles from './Stars.module.css'

/** A review's rating as stars out of five; five where the rating is missing. Drawn by the style sheet: a page holds many. */
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
