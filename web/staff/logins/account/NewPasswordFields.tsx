import { useId, useState } from 'react'
import { apiLimits } from '#shared/apiLimits.ts'
import { loadScript } from '../../../data/loadScript.ts'
import { useReadSite } from '../../../data/useSite.ts'
import { staffMessages } from '../../staffMessages.ts'
import styles from '../../ui/form.module.css'
import { TextField } from '../../ui/TextField.tsx'
import strength from './PasswordStrength.module.css'

type Estimate = typeof import('#shared/staff/weaknessOf.ts')

/** The password that was typed twice into the fields below; undefined if the two differ. */
export function newPasswordOf(fields: FormData): string | undefined {
  const password = String(fields.get('password'))
  return password === fields.get('repeated') ? password : undefined
}

export function NewPasswordFields({ username }: { username: string }) {
  const [password, setPassword] = useState('')
  const login = { username, clinic: useReadSite()?.name }
  const [estimate, setEstimate] = useState<Estimate>()
  const strengthId = useId()

  /** 0.9 MB of dictionaries. If they do not come, the server still refuses a weak password. */
  function loadEstimate() {
    loadScript(() => import('#shared/staff/weaknessOf.ts')).then(setEstimate, () => undefined)
  }
  return (
    <>
      {/* Password managers store the password for this name. */}
      <input hidden type="text" name="username" autoComplete="username" value={username} readOnly />
      <TextField
        label="New password"
        name="password"
        type="password"
        required
        autoComplete="new-password"
        minLength={apiLimits.password.minLength}
        maxLength={apiLimits.password.maxLength}
        aria-describedby={strengthId}
        onFocus={loadEstimate}
        onChange={(event) => setPassword(event.target.value)}
      >
        <div id={strengthId} role="status">
          {estimate && password !== '' ? (
            <PasswordStrength
              weakness={estimate.weaknessOf(password, login)}
              guesses={estimate.guessesOf(password, login)}
            />
          ) : (
            <p className={styles.hint}>{staffMessages.account.passwordHint}</p>
          )}
        </div>
      </TextField>
      <TextField
        label="Repeat the new password"
        name="repeated"
        type="password"
        required
        autoComplete="new-password"
        maxLength={apiLimits.password.maxLength}
      />
    </>
  )
}

/** Powers of ten of guesses: the least that is accepted, what is called very strong, and the end of the bar. */
const scale = { enough: 10, high: 14, max: 18 }

function PasswordStrength({ weakness, guesses }: { weakness: string | undefined; guesses: number }) {
  const power = Math.min(Math.log10(guesses), scale.max)
  return (
    <div className={strength.strength}>
      <div className={strength.bar} aria-hidden="true">
        <div
          className={weakness ? strength.weak : strength.enough}
          style={{ width: `${(100 * (weakness ? Math.min(power, scale.enough - 1) : power)) / scale.max}%` }}
        />
      </div>
      <p>{weakness ?? (power < scale.high ? 'Strong enough.' : 'Very strong.')}</p>
    </div>
  )
}
