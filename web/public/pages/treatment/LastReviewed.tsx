import type { TreatmentPage } from '#shared/entities/treatmentPage.ts'
import { pages } from '#shared/pages.ts'
import { FoldedSources } from '../../../ui/CheckedSources.tsx'
import { CrisisSentence } from '../../../ui/CrisisSentence.tsx'
import { longDate } from '../../../ui/longDate.ts'
import styles from './LastReviewed.module.css'

export function LastReviewed({ page }: { page: TreatmentPage }) {
  const { lastReviewed: day, reviewedBy, sampleReview, sources = [], checkedOn } = page
  const date = day && !sampleReview && longDate(day)
  return (
    <div className={styles.note}>
      <p>
        This page is general information, not medical advice. <CrisisSentence />
      </p>
      {date && (
        <p>
          Last reviewed: <time dateTime={day}>{date}</time>
          {reviewedBy && ` by ${reviewedBy}`}. <a href={pages.reviewProcess.path}>How we check our pages</a>
        </p>
      )}
      {sources.length > 0 && <FoldedSources sources={sources} checkedOn={checkedOn} />}
    </div>
  )
}
