import styles from './FailureReference.module.css'

/** The request id of a failed read or of a report, for visitors to mention. Renders nothing if no response came. */
export function FailureReference({ requestId }: { requestId: string | undefined }) {
  return requestId ? (
    <p className={styles.reference}>If you call us about this page, name {requestId}</p>
  ) : null
}
