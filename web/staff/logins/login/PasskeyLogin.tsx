import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { useState } from 'react'
import { isPasskeyDeclined, logInWithPasskey } from '../../../data/staff/passkeys.ts'
import { Button } from '../../../ui/Button.tsx'
import { staffMessages } from '../../staffMessages.ts'
import form from '../../ui/form.module.css'
import { reportLoginFailure, welcome } from './loginResult.ts'

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
      welcome()
      onLoggedIn()
    } catch (error) {
      setProblem(
        isPasskeyDeclined(error)
          ? 'No passkey was used. You can log in with your username and password.'
          : reportLoginFailure(error, 'This passkey was not accepted.'),
      )
    }
    setBusy(false)
  }
  return (
    <>
      <p role="alert" className={form.problem}>
        {problem}
      </p>
      <Button kind="plain" disabled={busy} onClick={() => void logIn()}>
        {busy ? login.busy : username === undefined ? 'Log in with a passkey' : 'Confirm with a passkey'}
      </Button>
    </>
  )
}
