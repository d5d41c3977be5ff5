import { Suspense, useLayoutEffect, useState } from 'react'
import { pageLoadFailed } from '#shared/loading.ts'
import { ScriptError } from '../data/loadScript.ts'
import { sendReport } from '../data/reportError.ts'
import { FailureReference } from '../ui/FailureReference.tsx'
import { LoadingPage } from '../ui/LoadingPage.tsx'
import { optionalComponent } from '../ui/lazyComponent.ts'
import styles from '../ui/Notice.module.css'
import { removeRenderedTitle } from './head/removeRenderedTitle.ts'
import { useDocumentInstead } from './useDocumentInstead.ts'

/** Optional, because its script may fail to load without a connection. Header and footer have the phone numbers too. */
const CallUs = optionalComponent(() => import('../ui/CallUs.tsx'), 'CallUs')

/**
 * Replaces a page that throws or whose script fails to load. The app's first script contains this small component, so
 * it shows without a connection. If the script failed, the page is opened as a document, which works without it.
 */
export function FailedPage({ error }: { error: unknown }) {
  const isOpening = useDocumentInstead(error instanceof ScriptError)
  const [requestId, setRequestId] = useState<string>()
  useLayoutEffect(removeRenderedTitle, [])
  useLayoutEffect(() => {
    let isShown = true
    void sendReport(error).then((id) => isShown && setRequestId(id))
    return () => {
      isShown = false
    }
  }, [error])
  if (isOpening) return <LoadingPage />
  return (
    <div className={styles.notice}>
      <title>{pageLoadFailed}</title>
      <meta name="robots" content="noindex, nofollow" />
      <h1 tabIndex={-1}>{pageLoadFailed}</h1>
      <p>
        <a href={location.pathname + location.search}>Try again</a>
      </p>
      <FailureReference requestId={requestId} />
      <Suspense>
        <CallUs />
      </Suspense>
    </div>
  )
}
