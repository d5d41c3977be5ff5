import type { Review } from '#shared/entities/review.ts'
import { limits } from '#shared/limits.ts'
import { messages } from '#shared/messages.ts'
import styles from './ReviewCard.module.css'

export function ReviewCard({ review }: { review: Review }) {
  return (
    <article className={styles.card}>
      <Stars rating={review.rating ?? limits.defaultRating} />
      {review.title && <h3>{review.title}</h3>}
      <blockquote className={styles.text}>{review.content}</blockquote>
      {(review.author || review.isSample) && (
        <p className={styles.signature}>
          {review.author}
          {review.isSample && <span className={styles.sample}>{messages.sampleReview}</span>}
        </p>
      )}
    </article>
  )
}

/** The style sheet renders the stars, because inline SVGs would enlarge a page with many reviews. */
export function Stars({ rating: given }: { rating: number }) {
  const rating = Math.min(limits.starsMax, Math.max(1, Math.round(given)))
  return (
    <p
      className={styles.stars}
      style={{ '--rating': rating, '--most': limits.starsMax }}
      role="img"
      aria-label={`${rating} out of ${limits.starsMax} stars`}
    />
  )
}
