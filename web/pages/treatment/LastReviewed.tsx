import { longDate } from '#shared/rules/longDate.ts'
import { CrisisSentence } from '../../ui/CrisisSentence.tsx'
import styles from './LastReviewed.module.css'

/** `day` is `YYYY-MM-DD`. */
export function LastReviewed({ day }: { day: string | undefined }) {
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
        </p>
      )}
    </div>
  )
}
