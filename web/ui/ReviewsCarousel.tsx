import { Pause, Play } from 'lucide-react'
import type { Review } from '#shared/entities/review.ts'
import { limits } from '#shared/limits.ts'
import { buttonClass } from './buttonClass.ts'
import { ReviewCard } from './ReviewCard.tsx'
import styles from './ReviewsCarousel.module.css'

const repeats = Array.from({ length: limits.carouselRepeats }, (_, index) => index)

/**
 * A scrolling loop of the list twice. It stops on hover, on focus and by a checkbox, which works without scripts;
 * under reduced motion it only scrolls by hand. (Business constants.)
 */
export function ReviewsCarousel({ reviews }: { reviews: readonly Review[] }) {
  return (
    <div className={styles.carousel}>
      {/* A scrollable region must be reachable by keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <section className={styles.window} aria-label="Reviews" tabIndex={0}>
        <div className={styles.track} style={{ animationDuration: `${reviews.length * 9}s` }}>
          {repeats.map((repeat) => (
            <ul key={repeat} role="list" className={styles.list} aria-hidden={repeat > 0} inert={repeat > 0}>
              {reviews.map((review) => (
                <li key={review.id} className={styles.slide}>
                  <ReviewCard review={review} />
                </li>
              ))}
            </ul>
          ))}
        </div>
      </section>
      <label className={`${buttonClass('plain', 'small')} ${styles.pause}`}>
        <input type="checkbox" className="visually-hidden" />
        <Pause size={18} aria-hidden="true" className={styles.whilePlaying} />
        <Play size={18} aria-hidden="true" className={styles.whilePaused} />
        Pause reviews
      </label>
    </div>
  )
}
