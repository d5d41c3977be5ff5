import { useEffect } from 'react'
import { limits } from '#shared/limits.ts'
import { formFramePath } from '#shared/rendering.ts'
import { settings } from '../settings.ts'
import { insertContactForms } from './ContactForm.enhancement.ts'
import styles from './ContactForm.module.css'
import { CrisisSentence } from './CrisisSentence.tsx'
import { OfficePhones } from './OfficePhones.tsx'

/**
 * The space for the hosted contact form, into which `web/ui/ContactForm.enhancement.ts` inserts its frame, and the phones
 * in case it does not load. (Contact form.)
 */
export function ContactForm({ compact = false }: { compact?: boolean }) {
  useEffect(insertContactForms, [])
  const { contactFormUrl, contactFormScript } = settings()
  return (
    <div className={compact ? `${styles.columns} ${styles.compact}` : styles.columns}>
      <div
        className={styles.frame}
        style={{ height: limits.contactFormHeight }}
        data-contact-form={contactFormScript ? formFramePath : contactFormUrl}
      >
        <p className={styles.link}>
          {/* The target keeps the app's router from handling the link. */}
          <a href={contactFormUrl} target="_self">
            Open the contact form
          </a>
        </p>
      </div>
      <div className={styles.call}>
        <h3>Rather talk?</h3>
        <p>If the form does not load, or you would sooner hear a voice, call the office nearest you:</p>
        <OfficePhones />
        <p className={styles.crisis}>
          <CrisisSentence />
        </p>
      </div>
    </div>
  )
}
