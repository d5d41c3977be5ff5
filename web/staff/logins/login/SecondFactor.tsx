import { useId } from 'react'
import type { Credentials } from '#shared/entities/staff.ts'
import { staff } from '../../../data/staff/queries.ts'
import { needsSecondFactor } from '../../../data/write.ts'
import { Button } from '../../../ui/Button.tsx'
import form from '../../form.module.css'
import { rememberLogin } from '../../loginFlag.ts'
import { staffMessages } from '../../staffMessages.ts'
import { toastSuccess } from '../../toasts.tsx'
import { useSubmit } from '../../useSubmit.ts'
import { PasskeyLogin } from './PasskeyLogin.tsx'

const { login } = staffMessages

/** After the right password of a member who turned the second factor on. */
export function SecondFactor({
  credentials,
  onLoggedIn,
}: {
  credentials: Credentials
  onLoggedIn: () => void
}) {
  const { busy, problem, submit } = useSubmit(async (fields) => {
    try {
      await staff.logIn({ ...credentials, recoveryCode: String(fields.get('code')) })
    } catch (error) {
      if (needsSecondFactor(error)) return login.codeRefused
      throw error
    }
    rememberLogin()
    toastSuccess(login.succeeded, login.succeededText)
    onLoggedIn()
  })
  const code = useId()
  const problemId = useId()
  return (
    <div className={form.form}>
      <p role="status">{login.secondFactorText}</p>
      <PasskeyLogin username={credentials.username} onLoggedIn={onLoggedIn} />
      <form onSubmit={submit} className={form.form}>
        <div className={form.field}>
          <label htmlFor={code}>{login.recoveryCode}</label>
          <input
            id={code}
            name="code"
            required
            maxLength={100}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            aria-describedby={problemId}
          />
        </div>
        <p id={problemId} role="alert" className={form.problem}>
          {problem}
        </p>
        <Button type="submit" kind="plain" disabled={busy}>
          {busy ? login.busy : login.codeButton}
        </Button>
      </form>
    </div>
  )
}
