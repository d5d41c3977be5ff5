import { useQuery } from '@tanstack/react-query'
import type { Review } from '#shared/entities/review.ts'
import { limits } from '#shared/limits.ts'
import { messages } from '#shared/messages.ts'
import { pages } from '#shared/pages.ts'
import { queries } from '../../../data/queries.ts'
import { useSite } from '../../../data/useSite.ts'
import { buttonClass } from '../../../ui/buttonClass.ts'
import { ClosingCall } from '../../../ui/ClosingCall.tsx'
import { PartFailure } from '../../../ui/PartFailure.tsx'
import { ReviewCard } from '../../../ui/ReviewCard.tsx'
import { Section } from '../../../ui/Section.tsx'
import { Skeletons } from '../../../ui/Skeletons.tsx'
import { ContentScreen } from '../../content/ContentScreen.tsx'
import styles from './ReviewsPage.module.css'

export function ReviewsPage() {
  return (
    <ContentScreen
      page={pages.reviews}
      image="/art/walk.svg"
      description="What helped, what was hard, and what people would tell someone who is just starting."
      before={<ReviewGrid />}
      after={<ClosingCall page="reviews" />}
    />
  )
}

function ReviewGrid() {
  const { sampleNotice } = useSite()
  const { data, error, isPending, refetch } = useQuery(queries.reviews())
  return (
    <Section
      title="What people told us"
      intro={data?.some(({ isSample }) => isSample) ? sampleNotice : undefined}
      tone="deep"
    >
      {isPending && <Skeletons count={limits.skeletons.many} />}
      {error && <PartFailure error={error} onRetry={refetch} />}
      {!isPending && !error && !data?.length && <p>{messages.noReviews}</p>}
      {data && data.length > 0 && <Cards reviews={data.slice(0, shownFirst)} />}
      {data && data.length > shownFirst && (
        <details>
          <summary className={`${buttonClass('quiet')} ${styles.more}`}>
            {data.length - shownFirst} more reviews
          </summary>
          <Cards reviews={data.slice(shownFirst)} />
        </details>
      )}
    </Section>
  )
}

/** The others are folded, because a phone shows one in each row. */
const shownFirst = limits.skeletons.many

const Cards = ({ reviews }: { reviews: readonly Review[] }) => (
  <ul role="list" className={styles.grid}>
    {reviews.map((review) => (
      <li key={review.id}>
        <ReviewCard review={review} />
      </li>
    ))}
  </ul>
)
