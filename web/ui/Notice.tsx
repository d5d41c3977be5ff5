import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { CallUs } from './CallUs.tsx'
import { FailureReference } from './FailureReference.tsx'
import styles from './Notice.module.css'
import { PageHeader } from './PageHeader.tsx'

interface NoticeProps {
  title: string
  description?: string
  children?: ReactNode
  canRetry?: boolean
  requestId?: string | undefined
}

export function Notice({ title, description, children, canRetry = false, requestId }: NoticeProps) {
  return (
    <>
      <PageHeader title={title} description={description} />
      <div className={styles.notice}>
        {children}
        {canRetry && (
          <p>
            <Button onClick={() => window.location.reload()}>Try again</Button>
          </p>
        )}
        <FailureReference requestId={requestId} />
        <CallUs />
      </div>
    </>
  )
}
