import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { useState } from 'react'
import { isPasskeyDeclined, logInWithPasskey } from '../../../data/staff/passkeys.ts'
import { WriteError } from '../../../data/write.ts'
import { Button } from '../../../ui/Button.tsx'
import form from '../../form.module.css'
import { rememberLogin } from '../../loginFlag.ts'
import { staffMessages } from '../../staffMessages.ts'
import { toastFailure, toastSuccess } from '../../toasts.tsx'

const { login } = staffMessages

/** Renders nothing in a browser without passkeys. As second factor, with the username of the first one. */
export function PasskeyLogin({ username, onLoggedIn }: { username?: string; onLoggedIn: () => void }) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  if (!browserSupportsWebAuthn()) return null

  async function logIn() {
    setBusy(true)
    setProblem(undefined)
    try {
      await logInWithPasskey(username)
      rememberLogin()
      toastSuccess(login.succeeded, login.succeededText)
      onLoggedIn()
    } catch (error) {
      setProblem(reportFailure(error))
    }
    setBusy(false)
  }
  return (
    <>
      <p role="alert" className={form.problem}>
        {problem}
      </p>
      <Button kind="plain" disabled={busy} onClick={() => void logIn()}>
        {busy ? login.busy : username === undefined ? login.passkey : login.confirm}
      </Button>
    </>
  )
}

/** Shows the catalogue's toast if the server refuses the login, and returns the sentence for the form. */
function reportFailure(error: unknown): string {
  if (isPasskeyDeclined(error)) return login.noPasskey
  const status = error instanceof WriteError ? error.status : undefined
  if (status === 401) {
    toastFailure(login.failed, login.passkeyRefused)
    return login.passkeyRefused
  }
  toastFailure(login.error, login.errorText)
  return error instanceof WriteError && status === 429
    ? login.tooManyAttempts(error.problem.retryAfter)
    : login.errorText
}
