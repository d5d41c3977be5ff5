import { apiLimits } from '#shared/apiLimits.ts'
import { staff } from '../../../data/staff/queries.ts'
import { useSession } from '../../Session.tsx'
import { SubmitForm } from '../../SubmitForm.tsx'
import { staffMessages } from '../../staffMessages.ts'
import { TextField } from '../../TextField.tsx'
import { toastSuccess } from '../../toasts.tsx'
import { NewPasswordFields, newPasswordOf } from './NewPasswordFields.tsx'

const { account } = staffMessages

export function PasswordForm({ username }: { username: string }) {
  const { withLogin } = useSession()
  const send = async (fields: FormData) => {
    const password = newPasswordOf(fields)
    if (password === undefined) return account.passwordsDiffer
    await withLogin(() => staff.changePassword({ current: String(fields.get('current')), new: password }))
    toastSuccess(account.passwordChanged, account.passwordChangedText)
    return undefined
  }
  return (
    <SubmitForm send={send} action="Change password" busyAction="Changing…">
      <TextField
        label="Current password"
        name="current"
        type="password"
        required
        autoComplete="current-password"
        maxLength={apiLimits.password.maxLength}
      />
      <NewPasswordFields username={username} />
    </SubmitForm>
  )
}
