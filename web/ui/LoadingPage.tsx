import { useLayoutEffect } from 'react'
import { loading } from '#shared/loading.ts'
import styles from './LoadingPage.module.css'

/** Stays in view however far the visitor had scrolled on the page before. */
export function LoadingPage() {
  useLayoutEffect(() => {
    // The result is no clean-up: newer browsers return a promise.
    scrollTo({ top: 0, behavior: 'instant' })
  }, [])
  return (
    <div className={styles.loading} role="status">
      <title>{loading}</title>
      <p>{loading}</p>
    </div>
  )
}
