import { useQuery } from '@tanstack/react-query'
import { urlOf } from '#shared/api/urlOf.ts'
import { messages } from '#shared/messages.ts'
import { staffMessages } from '#shared/staffMessages.ts'
import { staff } from '../../../data/staff.ts'
import { Button } from '../../../ui/Button.tsx'
import { useSession } from '../Session.tsx'
import { StaffScreen } from '../StaffScreen.tsx'
import { staffScreens } from '../screens.ts'
import styles from './AccountPage.module.css'
import { PasswordForm } from './PasswordForm.tsx'

export function AccountPage() {
  return (
    <StaffScreen title={staffScreens.account.title}>
      <Account />
    </StaffScreen>
  )
}

function Account() {
  const { withLogin } = useSession()
  const session = useQuery({
    queryKey: [urlOf('GET /api/admin/session')],
    queryFn: () => withLogin(staff.session),
    staleTime: 0,
  })
  if (session.isPending) return <p role="status">{messages.loading}</p>
  if (session.isError) {
    return (
      <div role="alert" className={styles.failed}>
        <p>{staffMessages.account.failed}</p>
        <Button onClick={() => void session.refetch()}>Try again</Button>
      </div>
    )
  }
  const { username } = session.data
  return (
    <section aria-labelledby="password" className={styles.section}>
      <h2 id="password">Password</h2>
      <p>
        You are logged in as <strong>{username}</strong>.
      </p>
      <PasswordForm username={username} />
    </section>
  )
}
