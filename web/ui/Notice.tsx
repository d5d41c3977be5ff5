import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { CrisisSentence } from './CrisisSentence.tsx'
import { FailureReference } from './FailureReference.tsx'
import styles from './Notice.module.css'
import { OfficePhones } from './OfficePhones.tsx'

/** Says that a page is missing or could not be read, and gives the numbers to call all the same. */
export function Notice({
  title,
  children,
  canRetry = false,
  error,
}: {
  title: string
  children?: ReactNode
  canRetry?: boolean
  error?: Error | null
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
      <FailureReference error={error} />
      <p>You can always call us. Somebody who understands will answer during office hours:</p>
      <OfficePhones />
      <p>
        <CrisisSentence />
      </p>
    </div>
  )
}
