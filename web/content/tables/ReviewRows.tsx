import { useQuery } from '@tanstack/react-query'
import { site } from '#shared/site.ts'
import { queries } from '../../data/queries.ts'
import { ReviewCard } from '../../ui/ReviewCard.tsx'
import { chosen, Rows, type TableRows } from './Rows.tsx'
import styles from './rows.module.css'

/** Reviews, and that they are samples. */
export const ReviewRows: TableRows = ({ items }) => {
  const { data, error, isPending } = useQuery(queries.reviews())
  const reviews = chosen(data, items)
  return (
    <Rows isPending={isPending} error={error} found={reviews.length}>
      <ul role="list" className={styles.grid}>
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} />
          </li>
        ))}
      </ul>
      <p className={styles.notice}>{site.sampleNotice}</p>
    </Rows>
  )
}
