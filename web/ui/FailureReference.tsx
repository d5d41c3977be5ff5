import { lastFailure } from '../data/lastFailure.ts'
import styles from './FailureReference.module.css'

/** The request id of what just failed, for a visitor to name; nothing where no answer came at all. */
export function FailureReference() {
  const reference = lastFailure()
  return reference ? (
    <p className={styles.reference}>If you call us about this page, name {reference}</p>
  ) : null
}
