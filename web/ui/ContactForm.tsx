import { useRef } from 'react'
import { limits } from '#shared/limits.ts'
import { site } from '#shared/site.ts'
import { settings } from '../settings.ts'
import styles from './ContactForm.module.css'
import { PhoneLink } from './PhoneLink.tsx'
import { useNear } from './useNear.ts'

/**
 * The hosted contact form in its frame, 863 px high, with the phones beside it should it not load. The space
 * is kept from the first paint; the frame itself is put in once it nears the viewport, since a hosted form
 * costs more than the rest of the page. Without scripts a link leads to the form. (Contact form.)
 */
export function ContactForm({ compact = false }: { compact?: boolean }) {
  const place = useRef<HTMLDivElement>(null)
  const near = useNear(place)
  const { contactFormUrl, contactFormScript } = settings()
  return (
    <div className={compact ? `${styles.block} ${styles.compact}` : styles.block}>
      <div ref={place} className={styles.place} style={{ height: limits.contactFormHeight }}>
        {near ? (
          <>
            <iframe
              className={styles.frame}
              src={contactFormUrl}
              title="Contact form"
              height={limits.contactFormHeight}
              referrerPolicy="origin"
            />
            {contactFormScript && <script async src={contactFormScript} />}
          </>
        ) : (
          <p className={styles.link}>
            <a href={contactFormUrl}>Open the contact form</a>
          </p>
        )}
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
          In danger right now? Call <a href="tel:911">911</a>. In a crisis, call or text{' '}
          <a href="tel:988">988</a>.
        </p>
      </div>
    </div>
  )
}
