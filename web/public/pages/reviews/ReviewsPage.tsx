import { useQuery } from '@tanstack/react-query'
import { limits } from '#shared/limits.ts'
import { messages } from '#shared/messages.ts'
import { pages } from '#shared/pages.ts'
import { queries } from '../../../data/queries.ts'
import { useSite } from '../../../data/useSite.ts'
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
      after={
        <>
          <ReviewGrid />
          <ClosingCall page="reviews" />
        </>
      }
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
      {data && data.length > 0 && (
        <ul role="list" className={styles.grid}>
          {data.map((review) => (
            <li key={review.id}>
              <ReviewCard review={review} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
