import type { ReactNode } from 'react'
import { useReadSite } from '../../../data/useSite.ts'
import { ThemeToggle } from '../../../ui/ThemeToggle.tsx'
import { rememberLogin } from '../../loginFlag.ts'
import { openScreen } from '../../openScreen.ts'
import { StaffHead } from '../../StaffScreen.tsx'
import { paths } from '../../screens.ts'
import { staffMessages } from '../../staffMessages.ts'
import form from '../../ui/form.module.css'
import { toastAfterNavigation } from '../../ui/toasts.tsx'
import { LoginForm } from './LoginForm.tsx'
import styles from './LoginPage.module.css'

/** A login is followed by a full navigation to the dashboard. (Specification, Error catalogue.) */
export function LoginPage() {
  return (
    <LoginScreen title="Admin Login" text="Enter your credentials to access the dashboard">
      <LoginForm
        onLoggedIn={(session) => {
          rememberLogin(session)
          openDashboard()
        }}
      />
    </LoginScreen>
  )
}

export function openDashboard() {
  const { succeeded, succeededText } = staffMessages.login
  toastAfterNavigation(succeeded, succeededText)
  openScreen(paths.dashboard)
}

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
