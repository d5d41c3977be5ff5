import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { CallUs } from './CallUs.tsx'
import { FailureReference } from './FailureReference.tsx'
import styles from './Notice.module.css'

interface NoticeProps {
  title: string
  children?: ReactNode
  canRetry?: boolean
  requestId?: string | undefined
}

export function Notice({ title, children, canRetry = false, requestId }: NoticeProps) {
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
