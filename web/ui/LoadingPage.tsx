import { messages } from '#shared/messages.ts'
import styles from './LoadingPage.module.css'

/** A page whose data is still on its way. */
export function LoadingPage() {
  return (
    <div className={styles.loading} role="status">
      <p>{messages.loading}</p>
    </div>
  )
}
