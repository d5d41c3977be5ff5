import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { useState } from 'react'
import type { Account } from '#shared/entities/account.ts'
import { addPasskey, isPasskeyDeclined } from '../../../data/staff/passkeys.ts'
import { withLogin, withRecentLogin } from '../../../data/staff/withLogin.ts'
import { write } from '../../../data/write.ts'
import { longDate } from '../../../ui/longDate.ts'
import { DialogForm } from '../../ui/Dialog.tsx'
import form from '../../ui/form.module.css'
import { SmallButton } from '../../ui/SmallButton.tsx'
import { FormProblem, SubmitForm } from '../../ui/SubmitForm.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toastSuccess } from '../../ui/toasts.tsx'

export interface AccountProps {
  account: Account
  onChanged: (account: Account) => void
}

export function Passkeys({ account, onChanged }: AccountProps) {
  const send = async (fields: FormData) => {
    try {
      const name = String(fields.get('name')).trim()
      onChanged(await withRecentLogin(() => addPasskey(account, name), account.username))
    } catch (error) {
      throw isPasskeyDeclined(error)
        ? new FormProblem('No passkey was added. This device may have one for you already.')
        : error
    }
    toastSuccess('Passkey added', 'You can log in with it from now on.')
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
        <p>This browser does not support passkeys.</p>
      )}
    </>
  )
}

function PasskeyRow({
  account,
  passkey,
  onChanged,
}: AccountProps & { passkey: Account['passkeys'][number] }) {
  const [dialog, setDialog] = useState<'Rename' | 'Remove'>()
  const { name, createdAt, lastUsedAt } = passkey
  const send = async (fields: FormData) => {
    const newName = String(fields.get('name')).trim()
    const passkeys = account.passkeys
      .filter(({ id }) => dialog === 'Rename' || id !== passkey.id)
      .map((one) => ({ id: one.id, name: one.id === passkey.id ? newName : one.name }))
    const change = () => write('PATCH /api/admin/account', { body: { passkeys } })
    onChanged(await (dialog === 'Remove' ? withRecentLogin(change, account.username) : withLogin(change)))
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
        <SmallButton aria-label={`Rename ${name}`} onClick={() => setDialog('Rename')}>
          Rename
        </SmallButton>
        <SmallButton aria-label={`Remove ${name}`} onClick={() => setDialog('Remove')}>
          Remove
        </SmallButton>
      </div>
      {dialog && (
        <DialogForm
          title={`${dialog}: ${name}`}
          action={dialog}
          send={send}
          onClose={() => setDialog(undefined)}
        >
          {dialog === 'Rename' ? (
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
