import { useEffect } from 'react'
import { limits } from '#shared/limits.ts'
import { site } from '#shared/site.ts'
import { insertContactForms } from '../enhancements/contactForms.ts'
import { settings } from '../settings.ts'
import styles from './ContactForm.module.css'
import { CrisisSentence } from './CrisisSentence.tsx'
import { PhoneLink } from './PhoneLink.tsx'

/**
 * The place of the hosted contact form, 863 px high, with the phones beside it should it not load. The space is
 * kept from the first paint; `web/enhancements/contactForms.ts` puts the frame in. Without scripts a link leads
 * to the form. (Contact form.)
 */
export function ContactForm({ compact = false }: { compact?: boolean }) {
  useEffect(insertContactForms, [])
  const { contactFormUrl, contactFormScript } = settings()
  return (
    <div className={compact ? `${styles.block} ${styles.compact}` : styles.block}>
      <div
        className={styles.place}
        style={{ height: limits.contactFormHeight }}
        data-contact-form={contactFormUrl}
        data-script={contactFormScript || undefined}
      >
        <p className={styles.link}>
          {/* With a target the link is the browser’s: the form is no screen of the app. */}
          <a href={contactFormUrl} target="_self">
            Open the contact form
          </a>
        </p>
      </div>
      <div className={styles.beside}>
        <h3>Rather talk?</h3>
        <p>If the form does not load, or you would sooner hear a voice, call the office nearest you:</p>
        <ul role="list" className={styles.phones}>
          {site.offices.map((office) => (
            <li key={office.name}>
              <PhoneLink phone={office.phone} label={office.name} icon className={styles.phone} />
            </li>
          ))}
        </ul>
        <p className={styles.crisis}>
          <CrisisSentence />
        </p>
      </div>
    </div>
  )
}
