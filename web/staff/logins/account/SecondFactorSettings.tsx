import { useState } from 'react'
import { withRecentLogin } from '../../../data/staff/withLogin.ts'
import { write } from '../../../data/write.ts'
import { Button } from '../../../ui/Button.tsx'
import { counted } from '../../ui/counted.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import form from '../../ui/form.module.css'
import { SubmitForm } from '../../ui/SubmitForm.tsx'
import { toastSuccess } from '../../ui/toasts.tsx'
import type { AccountProps } from './Passkeys.tsx'
import styles from './RecoveryCodesDialog.module.css'

/** Turning it on also creates recovery codes, so that nobody is locked out by a lost device. */
export function SecondFactorSettings({ account, onChanged }: AccountProps) {
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
