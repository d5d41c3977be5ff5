import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { useState } from 'react'
import type { Account } from '#shared/entities/account.ts'
import { addPasskey, isPasskeyDeclined } from '../../../data/staff/passkeys.ts'
import { afterRecentLogin } from '../../../data/staff/recentLogin.ts'
import { Button } from '../../../ui/Button.tsx'
import form from '../../form.module.css'
import { useSession } from '../../Session.tsx'
import { staffMessages } from '../../staffMessages.ts'
import { toastSuccess } from '../../toasts.tsx'
import { useSubmit } from '../../useSubmit.ts'
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
  const [added, setAdded] = useState(0)
  const { busy, problem, submit } = useSubmit(async (fields) => {
    try {
      const name = String(fields.get('name')).trim()
      onChanged(await withLogin(() => afterRecentLogin(() => addPasskey(account, name), account.username)))
    } catch (error) {
      if (isPasskeyDeclined(error)) return messages.declined
      throw error
    }
    setAdded(added + 1)
    toastSuccess(messages.added, messages.addedText)
  })
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
        // The key empties the field after an addition.
        <form key={added} onSubmit={submit} className={form.form}>
          <PasskeyNameField label="Name of a new passkey" />
          <p role="alert" className={form.problem}>
            {problem}
          </p>
          <Button type="submit" kind="quiet" disabled={busy}>
            {busy ? 'Adding…' : 'Add a passkey'}
          </Button>
        </form>
      ) : (
        <p>{messages.unsupported}</p>
      )}
    </>
  )
}
