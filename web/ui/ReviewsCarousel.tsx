import { ChevronLeft, ChevronRight, Pause } from 'lucide-react'
import type { Review } from '#shared/entities/review.ts'
import { limits } from '#shared/limits.ts'
import { pages } from '#shared/pages.ts'
import { buttonClass } from './buttonClass.ts'
import { ReviewCard } from './ReviewCard.tsx'
import styles from './ReviewsCarousel.module.css'

const secondsPerReview = 15
/** Fewer reviews do not fill a wide window, which would show a review twice at the same time. */
const fewestInLoop = 4

/**
 * A loop of all reviews, which scrolls slowly. The list is rendered twice. The loop stops on hover, on focus, and by a
 * checkbox, which works without scripts. With reduced motion, visitors scroll it themselves.
 * `web/ui/ReviewsCarousel.enhancement.ts` makes the buttons work. (Specification, Business constants.)
 */
export function ReviewsCarousel({ reviews }: { reviews: readonly Review[] }) {
  const isLoop = reviews.length >= fewestInLoop
  const repeats = Array.from({ length: isLoop ? limits.carouselRepeats : 1 }, (_, index) => index)
  return (
    <div className={isLoop ? `${styles.carousel} ${styles.loop}` : styles.carousel} data-carousel="">
      {/* A scrollable region must be reachable by keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <section className={styles.window} aria-label="Reviews" tabIndex={0}>
        <div className={styles.track} style={{ animationDuration: `${reviews.length * secondsPerReview}s` }}>
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
      <div className={styles.controls}>
        <button type="button" className={buttonClass('plain', 'small')} data-carousel-step={-1}>
          <ChevronLeft size={18} aria-hidden="true" />
          Previous
        </button>
        <button type="button" className={buttonClass('plain', 'small')} data-carousel-step={1}>
          Next
          <ChevronRight size={18} aria-hidden="true" />
        </button>
        <label className={`${buttonClass('plain', 'small')} ${styles.pause}`}>
          <input type="checkbox" className="visually-hidden" />
          <Pause size={18} aria-hidden="true" />
          Pause reviews
        </label>
        <a href={pages.reviews.path} className={buttonClass('plain', 'small')}>
          All reviews
        </a>
      </div>
    </div>
  )
}
