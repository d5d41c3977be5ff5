import type { Account } from '#shared/entities/account.ts'
import { staff } from '../../../data/staff/queries.ts'
import { withLogin, withRecentLogin } from '../../../data/staff/withLogin.ts'
import { DialogForm } from '../../ui/DialogForm.tsx'
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
  const send = async (fields: FormData) => {
    const passkeys = account.passkeys.flatMap(({ id, name }) => {
      if (id !== passkey.id) return [{ id, name }]
      return action === 'rename' ? [{ id, name: String(fields.get('name')).trim() }] : []
    })
    const change = () => staff.changeAccount({ passkeys })
    onChanged(await (action === 'remove' ? withRecentLogin(change, account.username) : withLogin(change)))
  }
  return (
    <DialogForm
      subject={passkey.name}
      action={action === 'rename' ? 'Rename' : 'Remove'}
      send={send}
      onClose={onClose}
    >
      {action === 'rename' ? (
        <PasskeyNameField label="Name" name={passkey.name} />
      ) : (
        <p>You can no longer log in with it. Please delete it on the device, too.</p>
      )}
    </DialogForm>
  )
}
