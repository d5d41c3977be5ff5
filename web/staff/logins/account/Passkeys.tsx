import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import type { Account } from '#shared/entities/account.ts'
import { addPasskey, isPasskeyDeclined } from '../../../data/staff/passkeys.ts'
import { withRecentLogin } from '../../../data/staff/withLogin.ts'
import form from '../../ui/form.module.css'
import { SubmitForm } from '../../ui/SubmitForm.tsx'
import { toastSuccess } from '../../ui/toasts.tsx'
import { PasskeyNameField } from './PasskeyNameField.tsx'
import { PasskeyRow } from './PasskeyRow.tsx'

export function Passkeys({
  account,
  onChanged,
}: {
  account: Account
  onChanged: (account: Account) => void
}) {
  const send = async (fields: FormData) => {
    try {
      const name = String(fields.get('name')).trim()
      onChanged(await withRecentLogin(() => addPasskey(account, name), account.username))
    } catch (error) {
      if (isPasskeyDeclined(error)) return 'No passkey was added. This device may have one for you already.'
      throw error
    }
    toastSuccess('Passkey added', 'You can log in with it from now on.')
    return undefined
  }
  return (
    <>
      <p>
        A passkey logs you in with the fingerprint, the face or the PIN of a device. It works on this website
        only, so nobody can trick you into giving it away.
      </p>
      {account.passkeys.length > 0 && (
        <ul role="list" className={form.stack}>
          {account.passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} account={account} passkey={passkey} onChanged={onChanged} />
          ))}
        </ul>
      )}
      {browserSupportsWebAuthn() ? (
        <SubmitForm send={send} action="Add a passkey" busyAction="Adding…" kind="quiet">
          <PasskeyNameField label="Name of a new passkey" />
        </SubmitForm>
      ) : (
        <p>This browser has no passkeys.</p>
      )}
    </>
  )
}
