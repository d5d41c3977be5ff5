import { useId, useState } from 'react'
import { apiLimits } from '#shared/apiLimits.ts'
import { staff } from '../../../data/staff/queries.ts'
import { Button } from '../../../ui/Button.tsx'
import styles from '../../form.module.css'
import { useSession } from '../../Session.tsx'
import { staffMessages } from '../../staffMessages.ts'
import { toastSuccess } from '../../toasts.tsx'
import { useSubmit } from '../../useSubmit.ts'
import { NewPasswordFields, newPasswordOf } from './NewPasswordFields.tsx'

const { account } = staffMessages

export function PasswordForm({ username }: { username: string }) {
  const { withLogin } = useSession()
  const [changes, setChanges] = useState(0)
  const { busy, problem, submit } = useSubmit(async (fields) => {
    const password = newPasswordOf(fields)
    if (password === undefined) return account.passwordsDiffer
    await withLogin(() => staff.changePassword({ current: String(fields.get('current')), new: password }))
    setChanges(changes + 1)
    toastSuccess(account.passwordChanged, account.passwordChangedText)
  })
  const current = useId()
  const problemId = useId()
  return (
    // The key empties the fields after a change.
    <form key={changes} onSubmit={submit} className={styles.form}>
      <div className={styles.field}>
        <label htmlFor={current}>Current password</label>
        <input
          id={current}
          name="current"
          type="password"
          required
          autoComplete="current-password"
          maxLength={apiLimits.password.maxLength}
          aria-describedby={problemId}
        />
      </div>
      <NewPasswordFields username={username} />
      <p id={problemId} role="alert" className={styles.problem}>
        {problem}
      </p>
      <Button type="submit" disabled={busy}>
        {busy ? 'Changing…' : 'Change password'}
      </Button>
    </form>
  )
}
