import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { urlOf } from '#shared/api/urlOf.ts'
import { apiLimits } from '#shared/apiLimits.ts'
import type { Account } from '#shared/entities/account.ts'
import { withRecentLogin, writeWithLogin } from '../../../data/staff/withLogin.ts'
import { write } from '../../../data/write.ts'
import { Button } from '../../../ui/Button.tsx'
import { counted } from '../../ui/counted.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import form from '../../ui/form.module.css'
import { Loaded } from '../../ui/Loaded.tsx'
import { SubmitForm } from '../../ui/SubmitForm.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toastSuccess } from '../../ui/toasts.tsx'
import { useStaffQuery } from '../../useStaffQuery.ts'
import styles from './AccountPage.module.css'
import { NewPasswordFields, newPasswordOf } from './NewPasswordFields.tsx'
import { Notices } from './Notices.tsx'
import { type AccountProps, Passkeys } from './Passkeys.tsx'

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
          <section aria-labelledby="notices" className={`${form.card} ${styles.section}`}>
            <h2 id="notices">Notices by mail</h2>
            <div className={form.form}>
              <Notices />
            </div>
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

/** Turning on the second factor also creates recovery codes, so that a lost device locks nobody out. */
function SecondFactorSettings({ account, onChanged }: AccountProps) {
  const [codes, setCodes] = useState<readonly string[]>()
  const isOn = account.secondFactor

  async function createCodes() {
    const create = () => write('POST /api/admin/account/recovery-codes', {})
    const created = await withRecentLogin(create, account.username)
    onChanged(created.account)
    setCodes(created.codes)
  }
  async function toggle() {
    if (!isOn) await createCodes()
    const change = () => write('PATCH /api/admin/account', { body: { secondFactor: !isOn } })
    onChanged(await withRecentLogin(change, account.username))
    toastSuccess(
      isOn ? 'Second factor turned off' : 'Second factor turned on',
      'It applies from the next login on.',
    )
  }
  return (
    <>
      <p>
        {isOn
          ? 'On: a password alone does not log you in. It takes a passkey, or a recovery code with the password.'
          : 'Off: your password alone logs you in.'}
      </p>
      {isOn && <p>{counted(account.recoveryCodes, 'recovery code')} left.</p>}
      {account.passkeys.length === 0 ? (
        <p>Add a passkey first.</p>
      ) : (
        <div className={form.actions}>
          <SubmitForm send={toggle} action={isOn ? 'Turn off' : 'Turn on'} kind={isOn ? 'plain' : 'main'} />
          {isOn && <SubmitForm send={createCodes} action="Create new recovery codes" kind="plain" />}
        </div>
      )}
      {codes && (
        <Dialog title="Recovery codes" onClose={() => setCodes(undefined)} shape="narrow">
          <p>
            Each code works once, with your password, if you have no passkey at hand. Print them or write them
            down: they are not shown again, and earlier codes no longer work.
          </p>
          <ul role="list" className={styles.codes}>
            {codes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ul>
          <Button onClick={() => setCodes(undefined)}>I have stored them</Button>
        </Dialog>
      )}
    </>
  )
}
