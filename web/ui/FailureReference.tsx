import { ReadError } from '../data/read.ts'
import styles from './FailureReference.module.css'

/** The request id of a failed read, for a visitor to mention; nothing where no response came. */
export function FailureReference({ error }: { error: Error | null | undefined }) {
  const requestId = error instanceof ReadError ? error.requestId : undefined
  return requestId ? (
    <p className={styles.reference}>If you call us about this page, name {requestId}</p>
  ) : null
}
