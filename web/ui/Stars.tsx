import { Star } from 'lucide-react'
import { limits } from '#shared/limits.ts'
import { ratingOf } from '#shared/rules/rating.ts'
import styles from './Stars.module.css'

const places = Array.from({ length: limits.starsMax }, (_, index) => index + 1)

/** A review's rating as stars out of five; five where the rating is missing. */
export function Stars({ review }: { review: { rating?: number | undefined } }) {
  const rating = ratingOf(review)
  return (
    <p className={styles.stars} role="img" aria-label={`${rating} out of ${limits.starsMax} stars`}>
      {places.map((place) => (
        <Star key={place} size={20} aria-hidden="true" fill={place <= rating ? 'currentColor' : 'none'} />
      ))}
    </p>
  )
}
