import type { ReactNode } from 'react'
import { site } from '#shared/site.ts'
import { Button } from './Button.tsx'
import { CrisisSentence } from './CrisisSentence.tsx'
import { FailureReference } from './FailureReference.tsx'
import styles from './Notice.module.css'
import { PhoneLink } from './PhoneLink.tsx'

/**
 * A page that has nothing to show, or whose content could not be read: it says so, and gives what a
 * visitor came for all the same: numbers to call and the way on.
 */
export function Notice({
  title,
  children,
  again = false,
  error,
}: {
  title: string
  children?: ReactNode
  again?: boolean
  error?: Error | null
}) {
  return (
    <div className={styles.notice}>
      <h1 tabIndex={-1}>{title}</h1>
      {children}
      {again && (
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
