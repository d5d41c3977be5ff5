import type { ReactNode } from 'react'
import { useReadSite } from '../../../data/useSite.ts'
import { ThemeToggle } from '../../../ui/ThemeToggle.tsx'
import { StaffHead } from '../../StaffScreen.tsx'
import form from '../../ui/form.module.css'
import styles from './LoginPage.module.css'

export function LoginScreen({
  title,
  text,
  children,
}: {
  title: string
  text: string
  children?: ReactNode
}) {
  return (
    <main className={styles.screen}>
      <StaffHead title={title} />
      <div className={styles.card}>
        <div className={styles.brand}>
          <img src="/favicon.svg" width="48" height="48" alt="" />
          <span>{useReadSite()?.name}</span>
          <ThemeToggle />
        </div>
        <h1 tabIndex={-1}>{title}</h1>
        <p className={form.hint}>{text}</p>
        {children}
      </div>
      <p>
        <a href="/">Back to the website</a>
      </p>
    </main>
  )
}
