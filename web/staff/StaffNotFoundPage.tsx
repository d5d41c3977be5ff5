import { messages } from '#shared/messages.ts'
import styles from './logins/login/LoginPage.module.css'
import { paths } from './paths.ts'
import { StaffHead } from './StaffHead.tsx'

export function StaffNotFoundPage() {
  return (
    <main className={styles.screen}>
      <StaffHead title={messages.notFound} />
      <h1 tabIndex={-1}>{messages.notFound}</h1>
      <p>
        <a href={paths.dashboard}>Go to the dashboard</a>
      </p>
    </main>
  )
}
