import { useEffect, useLayoutEffect } from 'react'
import { loading } from '#shared/loading.ts'
import styles from './LoadingPage.module.css'

/** Scrolls to the top, because the visitor may have scrolled down on the previous page. */
export function LoadingPage() {
  useLayoutEffect(() => {
    // If the visitor leaves before the page is loaded, the router would store this position as that of the previous page.
    addEventListener('scroll', hideFromRouter, { capture: true })
    scrollTo({ top: 0, behavior: 'instant' })
    return () => removeEventListener('scroll', hideFromRouter, { capture: true })
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

const hideFromRouter = (event: Event) => event.stopPropagation()
