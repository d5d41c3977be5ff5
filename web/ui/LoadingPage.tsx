import { useEffect, useLayoutEffect } from 'react'
import { loading } from '#shared/loading.ts'
import styles from './LoadingPage.module.css'

/** Scrolls to the top, because the visitor may have scrolled down on the previous page. */
export function LoadingPage() {
  useLayoutEffect(() => {
    // Does not return the result, because React would take the promise of newer browsers for a clean-up.
    scrollTo({ top: 0, behavior: 'instant' })
  }, [])
  useEffect(() => {
    document.dispatchEvent(new Event('site:loading'))
    return () => void document.dispatchEvent(new Event('site:loaded'))
  }, [])
  return (
    <div className={styles.loading} role="status">
      <title>{loading}</title>
      <p>{loading}</p>
    </div>
  )
}
