import { useQuery } from '@tanstack/react-query'
import { queries } from '../../../data/queries.ts'
import { useSite } from '../../../data/useSite.ts'
import { ReviewCard } from '../../../ui/ReviewCard.tsx'
import { LoadState } from './LoadState.tsx'
import styles from './rows.module.css'
import { selectEntries, type TableRowsProps } from './selectEntries.ts'

export function ReviewRows({ items }: TableRowsProps) {
  const { sampleNotice } = useSite()
  const query = useQuery(queries.reviews())
  const reviews = selectEntries(query.data, items)
  return (
    <LoadState query={query} isEmpty={reviews.length === 0}>
      <ul role="list" className={styles.grid}>
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} />
          </li>
        ))}
      </ul>
      {sampleNotice && reviews.some(({ isSample }) => isSample) && (
        <p className={styles.notice}>{sampleNotice}</p>
      )}
    </LoadState>
  )
}
