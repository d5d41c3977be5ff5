import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { CallUs } from './CallUs.tsx'
import { FailureReference } from './FailureReference.tsx'
import styles from './Notice.module.css'

export function Notice({
  title,
  children,
  canRetry = false,
  requestId,
}: {
  title: string
  children?: ReactNode
  canRetry?: boolean
  requestId?: string | undefined
}) {
  return (
    <div className={styles.notice}>
      <h1 tabIndex={-1}>{title}</h1>
      {children}
      {canRetry && (
        <p>
          <Button onClick={() => window.location.reload()}>Try again</Button>
        </p>
      )}
      <FailureReference requestId={requestId} />
      <CallUs />
    </div>
  )
}
