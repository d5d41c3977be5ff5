import type { ReactNode } from 'react'
import { pages } from '#shared/pages.ts'
import { CallActions } from './CallActions.tsx'
import styles from './ClosingCall.module.css'

/** The closing call to action: a page never ends without the next step. */
export function ClosingCall({
  title,
  action,
  href = pages.contact.path,
  children,
}: {
  title: string
  action: string
  href?: string
  children: ReactNode
}) {
  return (
    <section className={styles.call}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2>{title}</h2>
          <p>{children}</p>
        </div>
        <CallActions href={href}>{action}</CallActions>
      </div>
    </section>
  )
}
