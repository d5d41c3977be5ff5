import { useId, useState } from 'react'
import { apiLimits } from '#shared/apiLimits.ts'
import { loadScript } from '../../../data/loadScript.ts'
import { useReadSite } from '../../../data/useSite.ts'
import form from '../../ui/form.module.css'
import { FormProblem } from '../../ui/SubmitForm.tsx'
import { TextField } from '../../ui/TextField.tsx'

const { minLength, maxLength } = apiLimits.password

type Estimate = typeof import('#shared/staff/weaknessOf.ts')

export function newPasswordOf(fields: FormData): string {
  const password = String(fields.get('password'))
  if (password !== fields.get('repeated')) throw new FormProblem('The two passwords differ.', 'repeated')
  return password
}

export function NewPasswordFields({ username }: { username: string }) {
  const [password, setPassword] = useState('')
  const login = { username, clinic: useReadSite()?.name }
  const [estimate, setEstimate] = useState<Estimate>()
  const strengthId = useId()

  /** Loads 0.9 MB of dictionaries. If they fail to load, the server still refuses a weak password. */
  function loadEstimate() {
    loadScript(() => import('#shared/staff/weaknessOf.ts')).then(setEstimate, () => undefined)
  }
  return (
    <>
      {/* Password managers store the password under this username. */}
      <input hidden type="text" name="username" autoComplete="username" value={username} readOnly />
      <TextField
        label="New password"
        name="password"
        type="password"
        required
        autoComplete="new-password"
        minLength={minLength}
        maxLength={maxLength}
        aria-describedby={strengthId}
        onFocus={loadEstimate}
        onChange={(event) => setPassword(event.target.value)}
      >
        <p id={strengthId} role="status" className={form.hint}>
          {estimate && password !== ''
            ? (estimate.weaknessOf(password, login) ?? 'Strong enough.')
            : `At least ${minLength} characters. Three or four words that have nothing to do with each other are good.`}
        </p>
      </TextField>
      <TextField
        label="Repeat the new password"
        name="repeated"
        type="password"
        required
        autoComplete="new-password"
        maxLength={maxLength}
      />
    </>
  )
}
