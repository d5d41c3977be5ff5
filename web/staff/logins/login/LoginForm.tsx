import { type FormEvent, useId, useState } from 'react'
import { apiLimits } from '#shared/apiLimits.ts'
import type { Credentials } from '#shared/entities/staff.ts'
import { staff } from '../../../data/staff/queries.ts'
import { needsSecondFactor } from '../../../data/write.ts'
import { Button } from '../../../ui/Button.tsx'
import { staffMessages } from '../../staffMessages.ts'
import styles from '../../ui/form.module.css'
import { TextField } from '../../ui/TextField.tsx'
import { reportLoginFailure, welcome } from './loginResult.ts'
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
      welcome()
      onLoggedIn()
    } catch (error) {
      setBusy(false)
      if (needsSecondFactor(error)) setCredentials(typed)
      else setProblem(reportLoginFailure(error, 'Invalid username or password'))
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
          {busy ? login.busy : 'Login'}
        </Button>
      </form>
      <PasskeyLogin onLoggedIn={onLoggedIn} />
    </>
  )
}
