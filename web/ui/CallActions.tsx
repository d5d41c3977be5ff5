import { Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { mainPhone } from '#shared/clinic/offices.ts'
import { lifeline } from '#shared/fixedFacts.ts'
import { useSite } from '../data/useSite.ts'
import { buttonClass } from './buttonClass.ts'
import styles from './CallActions.module.css'
import { crisisCall } from './CrisisSentence.tsx'
import { PhoneLink } from './PhoneLink.tsx'

/** Only for dark backgrounds. After hours, 988 replaces the clinic's phone number. */
export function CallActions({ href, children }: { href: string; children: ReactNode }) {
  const site = useSite()
  return (
    <div className={styles.actions}>
      <a href={href} className={buttonClass('dawn')}>
        {children}
      </a>
      <span className={styles.lines}>
        <PhoneLink phone={mainPhone(site)} icon className={`${styles.line} ${styles.office}`} />
        <a href={`tel:${lifeline.dial}`} className={`${styles.line} ${styles.lifeline}`}>
          <Phone size={18} aria-hidden="true" />
          {crisisCall(lifeline)}
        </a>
      </span>
    </div>
  )
}
