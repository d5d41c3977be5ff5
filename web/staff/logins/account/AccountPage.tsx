import { useQueryClient } from '@tanstack/react-query'
import { urlOf } from '#shared/api/urlOf.ts'
import { apiLimits } from '#shared/apiLimits.ts'
import type { Account } from '#shared/entities/account.ts'
import { writeWithLogin } from '../../../data/staff/withLogin.ts'
import form from '../../ui/form.module.css'
import { Loaded } from '../../ui/Loaded.tsx'
import { SubmitForm } from '../../ui/SubmitForm.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toastSuccess } from '../../ui/toasts.tsx'
import { useStaffQuery } from '../../useStaffQuery.ts'
import styles from './AccountPage.module.css'
import { NewPasswordFields, newPasswordOf } from './NewPasswordFields.tsx'
import { Passkeys } from './Passkeys.tsx'
import { SecondFactorSettings } from './SecondFactorSettings.tsx'

export function AccountPage() {
  const queryClient = useQueryClient()
  const store = (changed: Account) => queryClient.setQueryData([urlOf('GET /api/admin/account')], changed)
  return (
    <Loaded query={useStaffQuery('GET /api/admin/account')} failed="Your account could not be loaded.">
      {(account) => (
        <>
          <section aria-labelledby="password" className={`${form.card} ${styles.section}`}>
            <div>
              <h2 id="password">Password</h2>
              <p>
                You are logged in as <strong>{account.username}</strong>.
              </p>
            </div>
            <PasswordForm username={account.username} />
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
      )}
    </Loaded>
  )
}

function PasswordForm({ username }: { username: string }) {
  const send = async (fields: FormData) => {
    const body = { current: String(fields.get('current')), new: newPasswordOf(fields) }
    await writeWithLogin('PUT /api/admin/account/password', { body })
    toastSuccess('Password changed', 'Your other devices are signed out.')
  }
  return (
    <SubmitForm send={send} action="Change password" busyAction="Changing…">
      <TextField
        label="Current password"
        name="current"
        type="password"
        required
        autoComplete="current-password"
        maxLength={apiLimits.password.maxLength}
      />
      <NewPasswordFields username={username} />
    </SubmitForm>
  )
}
