import type { ReactNode } from 'react'
import { callFormTexts } from '#shared/content/callFormTexts.ts'
import styles from './ContactColumns.module.css'
import { ContactForm } from './ContactForm.tsx'

interface ContactColumnsProps {
  related?: ReactNode
  after?: ReactNode
  children: ReactNode
}

/** Text beside a sticky form, with `related` above it. `after` follows the form, which slow lists must not delay. */
export const ContactColumns = ({ related, after, children }: ContactColumnsProps) => (
  <div className={styles.columns}>
    <div className={styles.text}>{children}</div>
    {related}
    <aside className={styles.aside} aria-labelledby="contact-form">
      <h2 id="contact-form">{callFormTexts.en.heading}</h2>
      <ContactForm compact />
    </aside>
    {after && <div className={styles.after}>{after}</div>}
  </div>
)
