import { useQuery } from '@tanstack/react-query'
import { reviewerOfPage } from '#shared/documents/signOff.ts'
import type { PageName } from '#shared/entities/page.ts'
import { messages } from '#shared/messages.ts'
import { queries } from '../../../data/queries.ts'
import { longDate } from '../../../ui/longDate.ts'
import styles from './SignOff.module.css'

/** Who has signed off the page and when, or that it is a sample. Nothing on pages that nobody signs off. */
export function SignOff({ page: id }: { page: PageName }) {
  const { data: page } = useQuery(queries.page(id))
  const reviewer = reviewerOfPage(id)
  if (!page || !reviewer || reviewer === 'clinician') return null
  const { sample, signedOff } = messages.signOff[reviewer]
  const { lastReviewed, reviewedBy } = page
  if (page.sampleReview || !lastReviewed || !reviewedBy)
    return (
      <p className={styles.sample}>
        <strong>{sample}</strong>
      </p>
    )
  return <p className={styles.signedOff}>{signedOff(reviewedBy, longDate(lastReviewed))}</p>
}
