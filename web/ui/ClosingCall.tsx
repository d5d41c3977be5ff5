import type { ReactNode } from 'react'
import { pages } from '#shared/pages.ts'
import { CallActions } from './CallActions.tsx'
import styles from './ClosingCall.module.css'

export function ClosingCall({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.call}>
      <div className={styles.inner}>
        <div className={styles.text}>
          <h2>{title}</h2>
          <p>{children}</p>
        </div>
        <CallActions href={pages.contact.path}>Contact Us</CallActions>
      </div>
    </section>
  )
}
