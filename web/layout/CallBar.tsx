import { Phone } from 'lucide-react'
import { pages } from '#shared/pages.ts'
import { openingTimes } from '#shared/rules/openingTimes.ts'
import { telephoneLink } from '#shared/rules/paths.ts'
import { site } from '#shared/site.ts'
import styles from './CallBar.module.css'
import { CrisisCalls } from './CrisisCalls.tsx'

export function CallBar() {
  const { hours } = site.corporateOffice
  return (
    <nav className={styles.bar} aria-label="Call for help">
      {hours.length > 0 && <span data-hours={openingTimes(hours)} className="visually-hidden" />}
      <a href={telephoneLink(site.mainPhone)} className={`${styles.call} office-hours`}>
        <Phone size={18} aria-hidden="true" />
        Call us
      </a>
      <CrisisCalls />
      <a href={pages.contact.path} className="after-hours">
        Ask for a call
      </a>
    </nav>
  )
}
