import { useState } from 'react'
import type { Account } from '#shared/entities/account.ts'
import { staff } from '../../../data/staff/queries.ts'
import { withRecentLogin } from '../../../data/staff/withLogin.ts'
import { Button } from '../../../ui/Button.tsx'
import { staffMessages } from '../../staffMessages.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import form from '../../ui/form.module.css'
import { toastSuccess } from '../../ui/toasts.tsx'
import { useSubmit } from '../../ui/useSubmit.ts'
import styles from './RecoveryCodesDialog.module.css'

const { secondFactor: messages } = staffMessages

/** Turning it on also creates recovery codes, so that nobody is locked out by a lost device. */
export function SecondFactorSettings({
  account,
  onChanged,
}: {
  account: Account
  onChanged: (account: Account) => void
}) {
  const [codes, setCodes] = useState<readonly string[]>()
  const isOn = account.secondFactor

  async function createCodes() {
    const created = await withRecentLogin(staff.createRecoveryCodes, account.username)
    onChanged(created.account)
    setCodes(created.codes)
  }
  const factor = useSubmit(async () => {
    if (!isOn) await createCodes()
    const change = () => staff.changeAccount({ secondFactor: !isOn })
    onChanged(await withRecentLogin(change, account.username))
    toastSuccess(
      isOn ? 'Second factor turned off' : 'Second factor turned on',
      'It applies from the next login on.',
    )
  })
  const renewal = useSubmit(async () => {
    await createCodes()
  })
  return (
    <>
      <p>
        {isOn
          ? 'On: a password alone does not log you in. It takes a passkey, or a recovery code with the password.'
          : 'Off: your password alone logs you in.'}
      </p>
      {isOn && <p>{messages.codesLeft(account.recoveryCodes)}</p>}
      {account.passkeys.length === 0 ? (
        <p>Add a passkey first.</p>
      ) : (
        <div className={form.actions}>
          <form onSubmit={factor.submit}>
            <Button type="submit" kind={isOn ? 'plain' : 'main'} disabled={factor.busy}>
              {isOn ? 'Turn off' : 'Turn on'}
            </Button>
          </form>
          {isOn && (
            <form onSubmit={renewal.submit}>
              <Button type="submit" kind="plain" disabled={renewal.busy}>
                Create new recovery codes
              </Button>
            </form>
          )}
        </div>
      )}
      <p role="alert" className={form.problem}>
        {factor.problem ?? renewal.problem}
      </p>
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
    </>
  )
}

function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  return (
    <Dialog title="Recovery codes" onClose={onClose} shape="narrow">
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
      <Button onClick={onClose}>I have stored them</Button>
    </Dialog>
  )
}
