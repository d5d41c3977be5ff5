import type { ReactNode } from 'react'
import { SessionProvider } from './Session.tsx'
import { StaffHead } from './StaffHead.tsx'
import { StaffNavigation } from './StaffNavigation.tsx'
import styles from './StaffScreen.module.css'

/** The frame of a screen behind the login: the session, the navigation bar and the heading. */
export function StaffScreen({
  title,
  intro,
  children,
}: {
  title: string
  intro?: ReactNode
  children: ReactNode
}) {
  return (
    <SessionProvider>
      <StaffHead title={title} />
      <main className={styles.screen}>
        <StaffNavigation />
        <div className={styles.head}>
          <h1 tabIndex={-1}>{title}</h1>
          {intro && <p className={styles.intro}>{intro}</p>}
        </div>
        {children}
      </main>
    </SessionProvider>
  )
}
