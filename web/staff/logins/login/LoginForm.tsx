import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { useState } from 'react'
import { apiLimits } from '#shared/apiLimits.ts'
import type { Credentials } from '#shared/entities/staff.ts'
import { isPasskeyDeclined, logInWithPasskey } from '../../../data/staff/passkeys.ts'
import { staff } from '../../../data/staff/queries.ts'
import { needsSecondFactor, WriteError } from '../../../data/write.ts'
import { rememberLogin } from '../../loginFlag.ts'
import { staffMessages } from '../../staffMessages.ts'
import form from '../../ui/form.module.css'
import { SubmitForm } from '../../ui/SubmitForm.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toastFailure, toastSuccess } from '../../ui/toasts.tsx'
import { tooManyAttempts } from '../../ui/useSubmit.ts'

const { login } = staffMessages

/** Both fields required, a busy button, a toast for each result. (Admin screens, "Login"; Error catalogue.) */
export function LoginForm({ onLoggedIn }: { onLoggedIn: () => void }) {
  /** Whose password was right and needs a second factor. */
  const [credentials, setCredentials] = useState<Credentials>()
  const welcome = () => {
    rememberLogin()
    toastSuccess(login.succeeded, login.succeededText)
    onLoggedIn()
  }
  const send = async (fields: FormData) => {
    const typed = { username: String(fields.get('username')), password: String(fields.get('password')) }
    try {
      await staff.logIn(typed)
    } catch (error) {
      if (!needsSecondFactor(error)) return reportLoginFailure(error, 'Invalid username or password')
      setCredentials(typed)
      return undefined
    }
    welcome()
    return undefined
  }

  if (credentials) return <SecondFactor credentials={credentials} onLoggedIn={welcome} />
  return (
    <>
      <SubmitForm send={send} action="Login" busyAction={login.busy}>
        <TextField
          label="Username"
          name="username"
          data-first=""
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
        />
        <TextField
          label="Password"
          name="password"
          type="password"
          required
          autoComplete="current-password"
          maxLength={apiLimits.password.maxLength}
        />
      </SubmitForm>
      <PasskeyLogin onLoggedIn={welcome} />
    </>
  )
}

/** After the right password of a member who turned the second factor on. */
function SecondFactor({ credentials, onLoggedIn }: { credentials: Credentials; onLoggedIn: () => void }) {
  const send = async (fields: FormData) => {
    try {
      await staff.logIn({ ...credentials, recoveryCode: String(fields.get('code')) })
    } catch (error) {
      if (needsSecondFactor(error)) return 'This recovery code was not accepted.'
      throw error
    }
    onLoggedIn()
    return undefined
  }
  return (
    <div className={form.form}>
      <p role="status">Your password is right. Please confirm the login with a passkey.</p>
      <PasskeyLogin username={credentials.username} onLoggedIn={onLoggedIn} />
      <SubmitForm send={send} action="Log in with the code" busyAction={login.busy} kind="plain">
        <TextField
          label="Recovery code"
          name="code"
          required
          maxLength={100}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
        />
      </SubmitForm>
    </div>
  )
}

/** Renders nothing in a browser without passkeys. As second factor, with the username of the first one. */
function PasskeyLogin({ username, onLoggedIn }: { username?: string; onLoggedIn: () => void }) {
  if (!browserSupportsWebAuthn()) return null
  const send = async () => {
    try {
      await logInWithPasskey(username)
    } catch (error) {
      return isPasskeyDeclined(error)
        ? 'No passkey was used. You can log in with your username and password.'
        : reportLoginFailure(error, 'This passkey was not accepted.')
    }
    onLoggedIn()
    return undefined
  }
  const action = username === undefined ? 'Log in with a passkey' : 'Confirm with a passkey'
  return <SubmitForm send={send} action={action} busyAction={login.busy} kind="plain" />
}

/** Shows the catalogue’s toast, and returns the sentence for the form: `refused`, if the server refuses the login. */
function reportLoginFailure(error: unknown, refused: string): string {
  const status = error instanceof WriteError ? error.status : undefined
  if (status === 401) {
    toastFailure('Login failed', refused)
    return refused
  }
  toastFailure('Login error', login.errorText)
  return error instanceof WriteError && status === 429
    ? tooManyAttempts(error.problem.retryAfter)
    : login.errorText
}
