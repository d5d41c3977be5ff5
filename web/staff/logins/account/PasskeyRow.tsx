import { useState } from 'react'
import type { Account } from '#shared/entities/account.ts'
import { Button } from '../../../ui/Button.tsx'
import { longDate } from '../../../ui/longDate.ts'
import form from '../../ui/form.module.css'
import { PasskeyDialog } from './PasskeyDialog.tsx'

export function PasskeyRow({
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
        <PasskeyDialog
          action={dialog}
          account={account}
          passkey={passkey}
          onClose={() => setDialog(undefined)}
          onChanged={(changed) => {
            setDialog(undefined)
            onChanged(changed)
          }}
        />
      )}
    </li>
  )
}
