import type { Source } from '#shared/entities/source.ts'
import type { TreatmentPage } from '#shared/entities/treatmentPage.ts'
import { pages } from '#shared/pages.ts'
import { CrisisSentence } from '../../../ui/CrisisSentence.tsx'
import { longDate } from '../../../ui/longDate.ts'
import styles from './LastReviewed.module.css'

type Reviewed = Pick<TreatmentPage, 'lastReviewed' | 'reviewedBy' | 'sampleReview' | 'sources'>

export function LastReviewed({
  page: { lastReviewed: day, reviewedBy, sampleReview, sources = [] },
}: {
  page: Reviewed
}) {
  // Noon in Georgia is the same day in every US time zone.
  const date = day && longDate(`${day}T12:00:00-05:00`)
  return (
    <div className={styles.note}>
      <p>
        This page is general information, not medical advice. <CrisisSentence />
      </p>
      {date && (
        <p>
          Last reviewed: <time dateTime={day}>{date}</time>
          {reviewedBy && ` by ${reviewedBy}${sampleReview ? ' (sample)' : ''}`}.{' '}
          <a href={pages.reviewProcess.path}>How we check our pages</a>
        </p>
      )}
      {sources.length > 0 && <Sources sources={sources} />}
    </div>
  )
}

const Sources = ({ sources }: { sources: readonly Source[] }) => (
  <details className={styles.sources}>
    <summary>Sources ({sources.length})</summary>
    <ul>
      {sources.map(({ title, publisher, year, url }) => (
        <li key={url}>
          <a href={url}>{title}</a>. {publisher}, {year}.
        </li>
      ))}
    </ul>
  </details>
)
