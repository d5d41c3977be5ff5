import type { Review } from '#shared/entities/review.ts'
import { messages } from '#shared/messages.ts'
import styles from './ReviewCard.module.css'
import { Stars } from './Stars.tsx'

export function ReviewCard({ review }: { review: Review }) {
  return (
    <article className={styles.card}>
      <Stars review={review} />
      {review.title && <h3>{review.title}</h3>}
      <blockquote className={styles.text}>{review.content}</blockquote>
      {(review.author || review.isSample) && (
        <p className={styles.author}>
          {review.author}
          {review.isSample && <span className={styles.sample}>{messages.sampleReview}</span>}
        </p>
      )}
    </article>
  )
}
