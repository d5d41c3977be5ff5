import styles from './PasswordStrength.module.css'

/** Powers of ten of guesses: the least that is accepted, what is called very strong, and the end of the bar. */
const scale = { enough: 10, high: 14, max: 18 }

export function PasswordStrength({ weakness, guesses }: { weakness: string | undefined; guesses: number }) {
  const power = Math.min(Math.log10(guesses), scale.max)
  return (
    <div className={styles.strength}>
      <div className={styles.bar} aria-hidden="true">
        <div
          className={weakness ? styles.weak : styles.enough}
          style={{ width: `${(100 * (weakness ? Math.min(power, scale.enough - 1) : power)) / scale.max}%` }}
        />
      </div>
      <p>{weakness ?? (power < scale.high ? 'Strong enough.' : 'Very strong.')}</p>
    </div>
  )
}
