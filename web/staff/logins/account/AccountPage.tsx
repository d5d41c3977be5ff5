import { useQuery, useQueryClient } from '@tanstack/react-query'
import { urlOf } from '#shared/api/urlOf.ts'
import type { Account as AccountData } from '#shared/entities/account.ts'
import { messages } from '#shared/messages.ts'
import { staff } from '../../../data/staff/queries.ts'
import { NotLoaded } from '../../NotLoaded.tsx'
import { useSession } from '../../Session.tsx'
import { StaffScreen } from '../../StaffScreen.tsx'
import { staffScreens } from '../../screens.ts'
import { staffMessages } from '../../staffMessages.ts'
import styles from './AccountPage.module.css'
import { Passkeys } from './Passkeys.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { SecondFactorSettings } from './SecondFactorSettings.tsx'

export function AccountPage() {
  return (
    <StaffScreen title={staffScreens.account.title}>
      <Account />
    </StaffScreen>
  )
}

function Account() {
  const { withLogin } = useSession()
  const queryClient = useQueryClient()
  const queryKey = [urlOf('GET /api/admin/account')]
  const account = useQuery({ queryKey, queryFn: () => withLogin(staff.account), staleTime: 0 })
  if (account.isPending) return <p role="status">{messages.loading}</p>
  if (account.isError) {
    return <NotLoaded message={staffMessages.account.failed} onRetry={account.refetch} />
  }
  const { username } = account.data
  const store = (changed: AccountData) => queryClient.setQueryData(queryKey, changed)
  return (
    <>
      <section aria-labelledby="password" className={styles.section}>
        <h2 id="password">Password</h2>
        <p>
          You are logged in as <strong>{username}</strong>.
        </p>
        <PasswordForm username={username} />
      </section>
      <section aria-labelledby="passkeys" className={styles.section}>
        <h2 id="passkeys">Passkeys</h2>
        <Passkeys account={account.data} onChanged={store} />
      </section>
      <section aria-labelledby="second-factor" className={styles.section}>
        <h2 id="second-factor">Second factor</h2>
        <SecondFactorSettings account={account.data} onChanged={store} />
      </section>
    </>
  )
}
