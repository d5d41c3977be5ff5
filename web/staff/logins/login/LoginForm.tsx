import { type FormEvent, useId, useState } from 'react'
import { apiLimits } from '#shared/apiLimits.ts'
import type { Credentials } from '#shared/entities/staff.ts'
import { staff } from '../../../data/staff/queries.ts'
import { needsSecondFactor, WriteError } from '../../../data/write.ts'
import { Button } from '../../../ui/Button.tsx'
import styles from '../../form.module.css'
import { rememberLogin } from '../../loginFlag.ts'
import { staffMessages } from '../../staffMessages.ts'
import { TextField } from '../../TextField.tsx'
import { toastFailure, toastSuccess } from '../../toasts.tsx'
import { PasskeyLogin } from './PasskeyLogin.tsx'
import { SecondFactor } from './SecondFactor.tsx'

const { login } = staffMessages

/** Both fields required, a busy button, a toast for each result. (Admin screens, "Login"; Error catalogue.) */
export function LoginForm({ onLoggedIn }: { onLoggedIn: () => void }) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  /** Whose password was right and needs a second factor. */
  const [credentials, setCredentials] = useState<Credentials>()
  const problemId = useId()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setBusy(true)
    setProblem(undefined)
    const typed = { username: String(form.get('username')), password: String(form.get('password')) }
    try {
      await staff.logIn(typed)
      rememberLogin()
      toastSuccess(login.succeeded, login.succeededText)
      onLoggedIn()
    } catch (error) {
      setBusy(false)
      if (needsSecondFactor(error)) setCredentials(typed)
      else setProblem(reportFailure(error))
    }
  }

  if (credentials) return <SecondFactor credentials={credentials} onLoggedIn={onLoggedIn} />
  return (
    <>
      <form onSubmit={submit} className={styles.form}>
        <TextField
          label="Username"
          name="username"
          data-first=""
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          aria-describedby={problemId}
        />
        <TextField
          label="Password"
          name="password"
          type="password"
          required
          autoComplete="current-password"
          maxLength={apiLimits.password.maxLength}
          aria-describedby={problemId}
        />
        <p id={problemId} role="alert" className={styles.problem}>
          {problem}
        </p>
        <Button type="submit" disabled={busy}>
          {busy ? login.busy : login.button}
        </Button>
      </form>
      <PasskeyLogin onLoggedIn={onLoggedIn} />
    </>
  )
}

/** Shows the catalogue's toast, and returns the sentence for the form. */
function reportFailure(error: unknown): string {
  const status = error instanceof WriteError ? error.status : undefined
  if (status === 401) {
    toastFailure(login.failed, login.failedText)
    return login.failedText
  }
  toastFailure(login.error, login.errorText)
  return error instanceof WriteError && status === 429
    ? login.tooManyAttempts(error.problem.retryAfter)
    : login.errorText
}
