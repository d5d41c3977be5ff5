import { Phone } from 'lucide-react'
import { telephoneLink } from '#shared/clinic/telephoneLink.ts'
import { pages } from '#shared/pages.ts'
import { useSite } from '../../../data/useSite.ts'
import { ThemeToggle } from '../../../ui/ThemeToggle.tsx'
import { CrisisCalls } from '../CrisisCalls.tsx'
import styles from './TopBar.module.css'

/** The offices' phone numbers. Small screens show the town's name in their place. (Specification, Header.) */
export function TopBar() {
  const { offices } = useSite()
  return (
    <div className={styles.bar}>
      <div className={styles.crisis}>
        <CrisisCalls />
      </div>
      <ul role="list" className={styles.phones} aria-label="Office phones">
        {offices.map((office) => (
          <li key={office.name}>
            <a href={telephoneLink(office.phone)}>
              <Phone size={15} aria-hidden="true" />
              <span>{office.name}</span> <span className={styles.number}>{office.phone}</span>
            </a>
          </li>
        ))}
      </ul>
      <a href={pages.spanish.path} className={`${styles.language} in-english`} lang="es" hrefLang="es">
        {pages.spanish.shortTitle}
      </a>
      <a href={pages.home.path} className={`${styles.language} in-spanish`} hrefLang="en">
        English
      </a>
      <ThemeToggle />
    </div>
  )
}
