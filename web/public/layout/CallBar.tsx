import { Phone } from 'lucide-react'
import { callFormLink } from '#shared/callRequests.ts'
import { corporateOffice, mainPhone } from '#shared/clinic/offices.ts'
import { telephoneLink } from '#shared/clinic/telephoneLink.ts'
import { useSite } from '../../data/useSite.ts'
import { OfficeState } from '../../ui/OfficeState.tsx'
import styles from './CallBar.module.css'
import { CrisisCalls } from './CrisisCalls.tsx'

export function CallBar() {
  const site = useSite()
  const office = corporateOffice(site)
  return (
    <nav className={styles.bar} aria-label="Call for help">
      {office.hours.length > 0 && <OfficeState office={office} as="span" className="visually-hidden" />}
      <CrisisCalls />
      <a href={telephoneLink(mainPhone(site))} className={`${styles.call} office-hours`}>
        <Phone size={18} aria-hidden="true" />
        Call us
      </a>
      <a href={callFormLink} className="after-hours">
        Ask for a call
      </a>
    </nav>
  )
}
