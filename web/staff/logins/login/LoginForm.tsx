import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { useState } from 'react'
import { apiLimits } from '#shared/apiLimits.ts'
import type { Credentials, StaffSession } from '#shared/entities/staff.ts'
import { isPasskeyDeclined, logInWithPasskey } from '../../../data/staff/passkeys.ts'
import { needsSecondFactor, WriteError, write } from '../../../data/write.ts'
import { staffMessages } from '../../staffMessages.ts'
import form from '../../ui/form.module.css'
import { FormProblem, SubmitForm } from '../../ui/SubmitForm.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toastFailure, toastSuccess } from '../../ui/toasts.tsx'

const { login } = staffMessages
const first = { 'data-first': '' }

/** The login form, which also shows the toasts. (Specification, Admin screens and Error catalogue.) */
export function LoginForm({ username, onLoggedIn }: { username?: string | null } & OnLoggedIn) {
  const [credentials, setCredentials] = useState<Credentials>()
  const welcome = (session: StaffSession) => {
    toastSuccess(login.succeeded, login.succeededText)
    onLoggedIn(session)
  }
  const send = async (fields: FormData) => {
    const typed = { username: String(fields.get('username')), password: String(fields.get('password')) }
    try {
      welcome(await write('POST /api/admin/session', { body: typed }))
    } catch (error) {
      if (!needsSecondFactor(error)) throw loginProblem(error, 'Invalid username or password')
      setCredentials(typed)
    }
  }

  if (credentials) return <SecondFactor credentials={credentials} onLoggedIn={welcome} />
  return (
    <>
      <SubmitForm send={send} action="Login" busyAction={login.busy}>
        <TextField
          label="Username"
          name="username"
          {...(!username && first)}
          defaultValue={username ?? undefined}
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
          {...(username && first)}
          required
          autoComplete="current-password"
          maxLength={apiLimits.password.maxLength}
        />
      </SubmitForm>
      <PasskeyLogin onLoggedIn={welcome} />
    </>
  )
}

interface OnLoggedIn {
  onLoggedIn: (session: StaffSession) => void
}

function SecondFactor({ credentials, onLoggedIn }: { credentials: Credentials } & OnLoggedIn) {
  const send = async (fields: FormData) => {
    try {
      const body = { ...credentials, recoveryCode: String(fields.get('code')) }
      onLoggedIn(await write('POST /api/admin/session', { body }))
    } catch (error) {
      throw needsSecondFactor(error) ? new FormProblem('This recovery code was not accepted.') : error
    }
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

/** Renders nothing if the browser lacks passkeys. With `username`, the passkey is the second factor of that login. */
function PasskeyLogin({ username, onLoggedIn }: { username?: string } & OnLoggedIn) {
  if (!browserSupportsWebAuthn()) return null
  const send = async () => {
    try {
      onLoggedIn(await logInWithPasskey(username))
    } catch (error) {
      throw isPasskeyDeclined(error)
        ? new FormProblem(
            'No passkey was used. You can log in with your username and password. A passkey works only at the address at which it was added.',
          )
        : loginProblem(error, 'This passkey was not accepted.')
    }
  }
  const action = username === undefined ? 'Log in with a passkey' : 'Confirm with a passkey'
  return <SubmitForm send={send} action={action} busyAction={login.busy} kind="plain" />
}

/** Shows a toast, and returns the error for the form. If the server refused the login, both say `refused`. */
function loginProblem(error: unknown, refused: string): unknown {
  const status = error instanceof WriteError ? error.status : undefined
  const text = status === 401 ? refused : login.errorText
  toastFailure(status === 401 ? 'Login failed' : 'Login error', text)
  return status === 429 ? error : new FormProblem(text)
}
