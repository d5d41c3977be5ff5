import { useQuery } from '@tanstack/react-query'
import { limits } from '#shared/limits.ts'
import { messages } from '#shared/messages.ts'
import { queries } from '../../../data/queries.ts'
import { useSite } from '../../../data/useSite.ts'
import { PartFailure } from '../../../ui/PartFailure.tsx'
import { ReviewCard } from '../../../ui/ReviewCard.tsx'
import { Section } from '../../../ui/Section.tsx'
import { Skeletons } from '../../../ui/Skeletons.tsx'
import styles from './ReviewGrid.module.css'

export function ReviewGrid() {
  const { sampleNotice } = useSite()
  const { data, error, isPending, refetch } = useQuery(queries.reviews())
  return (
    <Section
      title="All reviews"
      intro={data?.some(({ isSample }) => isSample) ? sampleNotice : undefined}
      tone="deep"
    >
      {isPending && <Skeletons count={limits.skeletons.many} />}
      {error && <PartFailure message={error.message} error={error} onRetry={refetch} />}
      {data?.length === 0 && <p>{messages.noReviews}</p>}
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
