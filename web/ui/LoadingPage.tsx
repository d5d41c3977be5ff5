import { useLayoutEffect } from 'react'
import { loading } from '#shared/loading.ts'
import styles from './LoadingPage.module.css'

/** In view at once, however far the visitor has scrolled on the page before. */
export function LoadingPage() {
  useLayoutEffect(() => {
    // What it returns is no clean-up: in newer browsers a promise.
    scrollTo({ top: 0, behavior: 'instant' })
  }, [])
  return (
    <div className={styles.loading} role="status">
      <title>{loading}</title>
      <p>{loading}</p>
    </div>
  )
}
