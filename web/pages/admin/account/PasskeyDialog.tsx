import type { Account } from '#shared/entities/account.ts'
import { staffMessages } from '#shared/staffMessages.ts'
import { staff } from '../../../data/staff.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../Dialog.tsx'
import form from '../form.module.css'
import { useSession } from '../Session.tsx'
import { useSubmit } from '../useSubmit.ts'
import { PasskeyNameField } from './PasskeyNameField.tsx'

export function PasskeyDialog({
  action,
  account,
  passkey,
  onChanged,
  onClose,
}: {
  action: 'rename' | 'remove'
  account: Account
  passkey: Account['passkeys'][number]
  onChanged: (account: Account) => void
  onClose: () => void
}) {
  const { withLogin } = useSession()
  const label = action === 'rename' ? 'Rename' : 'Remove'
  const { busy, problem, submit } = useSubmit(async (fields) => {
    const passkeys = account.passkeys.flatMap(({ id, name }) => {
      if (id !== passkey.id) return [{ id, name }]
      return action === 'rename' ? [{ id, name: String(fields.get('name')).trim() }] : []
    })
    onChanged(await withLogin(() => staff.changeAccount({ passkeys })))
  })
  return (
    <Dialog title={`${label}: ${passkey.name}`} onClose={onClose} shape="narrow">
      <form onSubmit={submit} className={form.form}>
        {action === 'rename' ? (
          <PasskeyNameField label="Name" name={passkey.name} />
        ) : (
          <p>{staffMessages.passkeys.removal}</p>
        )}
        <p role="alert" className={form.problem}>
          {problem}
        </p>
        <div className={form.actions}>
          <Button type="submit" disabled={busy}>
            {label}
          </Button>
          <Button kind="plain" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
