import { useQueryClient } from '@tanstack/react-query'
import { urlOf } from '#shared/api/urlOf.ts'
import type { Account as AccountData } from '#shared/entities/account.ts'
import form from '../../form.module.css'
import { Loaded } from '../../Loaded.tsx'
import { StaffScreen } from '../../StaffScreen.tsx'
import { staffScreens } from '../../screens.ts'
import { staffMessages } from '../../staffMessages.ts'
import { useStaffQuery } from '../../useStaffQuery.ts'
import styles from './AccountPage.module.css'
import { Passkeys } from './Passkeys.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { SecondFactorSettings } from './SecondFactorSettings.tsx'

export function AccountPage() {
  return (
    <StaffScreen title={staffScreens.account.title}>
      <LoadedAccount />
    </StaffScreen>
  )
}

const LoadedAccount = () => (
  <Loaded query={useStaffQuery('GET /api/admin/account')} failed={staffMessages.account.failed}>
    {(account) => <Account account={account} />}
  </Loaded>
)

function Account({ account }: { account: AccountData }) {
  const queryClient = useQueryClient()
  const { username } = account
  const store = (changed: AccountData) => queryClient.setQueryData([urlOf('GET /api/admin/account')], changed)
  return (
    <>
      <section aria-labelledby="password" className={`${form.card} ${styles.section}`}>
        <div>
          <h2 id="password">Password</h2>
          <p>
            You are logged in as <strong>{username}</strong>.
          </p>
        </div>
        <PasswordForm username={username} />
      </section>
      <section aria-labelledby="passkeys" className={`${form.card} ${styles.section}`}>
        <h2 id="passkeys">Passkeys</h2>
        <div className={form.form}>
          <Passkeys account={account} onChanged={store} />
        </div>
      </section>
      <section aria-labelledby="second-factor" className={`${form.card} ${styles.section}`}>
        <h2 id="second-factor">Second factor</h2>
        <div className={form.form}>
          <SecondFactorSettings account={account} onChanged={store} />
        </div>
      </section>
    </>
  )
}
