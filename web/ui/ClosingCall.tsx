import type { ReactNode } from 'react'
import { pages } from '#shared/pages.ts'
import { CallActions } from './CallActions.tsx'
import styles from './ClosingCall.module.css'

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
        <div className={styles.text}>
          <h2>{title}</h2>
          <p>{children}</p>
        </div>
        <CallActions href={href}>{action}</CallActions>
      </div>
    </section>
  )
}
