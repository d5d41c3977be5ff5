import { loading } from '#shared/loading.ts'
import styles from './LoadingPage.module.css'

/** A page whose data is still on its way. */
export function LoadingPage() {
  return (
    <div className={styles.loading} role="status">
      <p>{loading}</p>
    </div>
  )
}
