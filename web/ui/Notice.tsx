import type { ReactNode } from 'react'
import { site } from '#shared/site.ts'
import { Button } from './Button.tsx'
import { CrisisSentence } from './CrisisSentence.tsx'
import { FailureReference } from './FailureReference.tsx'
import styles from './Notice.module.css'
import { PhoneLink } from './PhoneLink.tsx'

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
      <ul role="list" className={styles.phones}>
        {site.offices.map((office) => (
          <li key={office.name}>
            <PhoneLink phone={office.phone} label={office.name} icon className={styles.phone} />
          </li>
        ))}
      </ul>
      <p>
        <CrisisSentence />
      </p>
    </div>
  )
}
