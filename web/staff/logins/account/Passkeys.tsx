import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { useState } from 'react'
import type { Account } from '#shared/entities/account.ts'
import { addPasskey, isPasskeyDeclined } from '../../../data/staff/passkeys.ts'
import { staff } from '../../../data/staff/queries.ts'
import { withLogin, withRecentLogin } from '../../../data/staff/withLogin.ts'
import { Button } from '../../../ui/Button.tsx'
import { longDate } from '../../../ui/longDate.ts'
import { DialogForm } from '../../ui/Dialog.tsx'
import form from '../../ui/form.module.css'
import { SubmitForm } from '../../ui/SubmitForm.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toastSuccess } from '../../ui/toasts.tsx'

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

function PasskeyRow({
  account,
  passkey,
  onChanged,
}: {
  account: Account
  passkey: Account['passkeys'][number]
  onChanged: (account: Account) => void
}) {
  const [dialog, setDialog] = useState<'rename' | 'remove'>()
  const { name, createdAt, lastUsedAt } = passkey
  const send = async (fields: FormData) => {
    const passkeys = account.passkeys.flatMap((one) => {
      if (one.id !== passkey.id) return [{ id: one.id, name: one.name }]
      return dialog === 'rename' ? [{ id: one.id, name: String(fields.get('name')).trim() }] : []
    })
    const change = () => staff.changeAccount({ passkeys })
    const changed = await (dialog === 'remove'
      ? withRecentLogin(change, account.username)
      : withLogin(change))
    setDialog(undefined)
    onChanged(changed)
  }
  return (
    <li className={`${form.between} ${form.line}`}>
      <div>
        <strong>{name}</strong>
        <p className={form.hint}>
          Added {longDate(createdAt)}, {lastUsedAt ? `last used ${longDate(lastUsedAt)}` : 'never used'}
        </p>
      </div>
      <div className={form.actions}>
        <Button kind="plain" size="small" aria-label={`Rename ${name}`} onClick={() => setDialog('rename')}>
          Rename
        </Button>
        <Button kind="plain" size="small" aria-label={`Remove ${name}`} onClick={() => setDialog('remove')}>
          Remove
        </Button>
      </div>
      {dialog && (
        <DialogForm
          subject={name}
          action={dialog === 'rename' ? 'Rename' : 'Remove'}
          send={send}
          onClose={() => setDialog(undefined)}
        >
          {dialog === 'rename' ? (
            <PasskeyNameField label="Name" name={name} />
          ) : (
            <p>You can no longer log in with it. Please delete it on the device, too.</p>
          )}
        </DialogForm>
      )}
    </li>
  )
}

const PasskeyNameField = ({ label, name = '' }: { label: string; name?: string }) => (
  <TextField
    label={label}
    name="name"
    data-first=""
    required
    pattern=".*\S.*"
    maxLength={60}
    autoComplete="off"
    defaultValue={name}
  />
)
