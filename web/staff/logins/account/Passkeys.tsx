import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import type { Account } from '#shared/entities/account.ts'
import { addPasskey, isPasskeyDeclined } from '../../../data/staff/passkeys.ts'
import { afterRecentLogin } from '../../../data/staff/recentLogin.ts'
import form from '../../form.module.css'
import { useSession } from '../../Session.tsx'
import { SubmitForm } from '../../SubmitForm.tsx'
import { staffMessages } from '../../staffMessages.ts'
import { toastSuccess } from '../../toasts.tsx'
import { PasskeyNameField } from './PasskeyNameField.tsx'
import { PasskeyRow } from './PasskeyRow.tsx'

const { passkeys: messages } = staffMessages

export function Passkeys({
  account,
  onChanged,
}: {
  account: Account
  onChanged: (account: Account) => void
}) {
  const { withLogin } = useSession()
  const send = async (fields: FormData) => {
    try {
      const name = String(fields.get('name')).trim()
      onChanged(await withLogin(() => afterRecentLogin(() => addPasskey(account, name), account.username)))
    } catch (error) {
      if (isPasskeyDeclined(error)) return messages.declined
      throw error
    }
    toastSuccess(messages.added, messages.addedText)
    return undefined
  }
  return (
    <>
      <p>{messages.text}</p>
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
        <p>{messages.unsupported}</p>
      )}
    </>
  )
}
