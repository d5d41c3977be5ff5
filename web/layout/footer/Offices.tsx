import { MapPin } from 'lucide-react'
import { directionsLink, officePath } from '#shared/rules/paths.ts'
import { site } from '#shared/site.ts'
import { PhoneLink } from '../../ui/PhoneLink.tsx'
import styles from './Offices.module.css'

export function Offices() {
  return (
    <ul role="list" className={styles.offices}>
      {site.offices.map((office) => (
        <li key={office.name} className={styles.office}>
          <h3 className={styles.name}>
            <a href={officePath(office)}>{office.name}</a>
          </h3>
          <address className={styles.address}>
            {office.address}
            <br />
            {office.city}, {office.state} {office.zip}
          </address>
          <PhoneLink phone={office.phone} icon className={styles.phone} />
          <a href={directionsLink(office)} target="_blank" rel="noreferrer" className={styles.directions}>
            <MapPin size={18} aria-hidden="true" />
            Get Directions <span className="visually-hidden">to {office.name} (opens in a new tab)</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
