import { site } from '#shared/site.ts'
import { staffMessages } from '#shared/staffMessages.ts'
import { ThemeToggle } from '../../../ui/ThemeToggle.tsx'
import { paths } from '../paths.ts'
import { StaffHead } from '../StaffHead.tsx'
import { toastAfterNavigation } from '../toasts.tsx'
import { LoginForm } from './LoginForm.tsx'
import styles from './LoginPage.module.css'

/** After a login, a full navigation to the dashboard. (Error catalogue, "Login".) */
export function LoginPage() {
  const { title, text } = staffMessages.login
  return (
    <main className={styles.screen}>
      <StaffHead title={title} />
      <div className={styles.card}>
        <div className={styles.brand}>
          <img src="/favicon.svg" width="48" height="48" alt="" />
          <span>{site.name}</span>
          <ThemeToggle />
        </div>
        <h1 tabIndex={-1}>{title}</h1>
        <p className={styles.text}>{text}</p>
        <LoginForm onLoggedIn={openDashboard} />
      </div>
      <p className={styles.back}>
        <a href="/">Back to the website</a>
      </p>
    </main>
  )
}

function openDashboard() {
  const { succeeded, succeededText } = staffMessages.login
  toastAfterNavigation(succeeded, succeededText)
  location.assign(paths.dashboard)
}
