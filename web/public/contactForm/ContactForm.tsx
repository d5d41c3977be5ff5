import { settings } from '../../settings.ts'
import { CrisisPhones, OfficePhones } from '../../ui/OfficePhones.tsx'
import { CallForm } from './CallForm.tsx'
import styles from './ContactForm.module.css'
import { HostedForm } from './lazyHostedForm.ts'

/** The hosted form if the stage configures one, else the site's own. Unless `compact`, also the phone numbers. */
export function ContactForm({ compact = false }: { compact?: boolean }) {
  const form = settings().contactFormUrl ? <HostedForm /> : <CallForm />
  if (compact) return form
  return (
    <div className={styles.columns}>
      <div>{form}</div>
      <div className={`${styles.call} office-hours`}>
        <h3>Rather talk?</h3>
        <p>To hear a voice, call the office nearest you:</p>
        <OfficePhones />
      </div>
      <div className={`${styles.call} ${styles.anyHour} after-hours`}>
        <h3>Rather talk now?</h3>
        <p>These lines answer at any hour:</p>
        <CrisisPhones />
      </div>
    </div>
  )
}
