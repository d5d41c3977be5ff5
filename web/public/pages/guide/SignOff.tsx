import { useQuery } from '@tanstack/react-query'
import { isMarkedUntilSignedOff, readersOfPage } from '#shared/documents/signOff.ts'
import type { PageName } from '#shared/entities/page.ts'
import { messages } from '#shared/messages.ts'
import { queries } from '../../../data/queries.ts'
import { longDate } from '../../../ui/longDate.ts'
import styles from './SignOff.module.css'

/** Stands above a page that needs a sign-off: says who signed the page off and when, or that it is a sample. */
export function SignOff({ page: id }: { page: PageName }) {
  const { data: page } = useQuery(queries.page(id))
  const [reviewer] = readersOfPage(id)
  if (!page || !reviewer || reviewer === 'clinician' || !isMarkedUntilSignedOff(id)) return null
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
