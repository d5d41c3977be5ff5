import { loading } from '#shared/loading.ts'
import styles from './LoadingPage.module.css'

export function LoadingPage() {
  return (
    <div className={styles.loading} role="status">
      <title>{loading}</title>
      <p>{loading}</p>
    </div>
  )
}
