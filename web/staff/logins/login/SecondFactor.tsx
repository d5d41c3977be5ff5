import type { Credentials } from '#shared/entities/staff.ts'
import { staff } from '../../../data/staff/queries.ts'
import { needsSecondFactor } from '../../../data/write.ts'
import { staffMessages } from '../../staffMessages.ts'
import form from '../../ui/form.module.css'
import { SubmitForm } from '../../ui/SubmitForm.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { welcome } from './loginResult.ts'
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
  const send = async (fields: FormData) => {
    try {
      await staff.logIn({ ...credentials, recoveryCode: String(fields.get('code')) })
    } catch (error) {
      if (needsSecondFactor(error)) return 'This recovery code was not accepted.'
      throw error
    }
    welcome()
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
