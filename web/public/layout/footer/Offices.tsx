import { MapPin } from 'lucide-react'
import { streetLine } from '#shared/clinic/offices.ts'
import { officeDirections, officePath } from '#shared/documents/paths.ts'
import { useSite } from '../../../data/useSite.ts'
import { PhoneLink } from '../../../ui/PhoneLink.tsx'
import styles from './Offices.module.css'

export function Offices() {
  const { offices } = useSite()
  return (
    <ul role="list" className={styles.offices}>
      {offices.map((office) => (
        <li key={office.name} className={styles.office}>
          <h3 className={styles.name}>
            <a href={officePath(office)}>{office.name}</a>
          </h3>
          <address className={styles.address}>
            {streetLine(office)}
            <br />
            {office.city}, {office.state} {office.zip}
          </address>
          <div className={styles.ways}>
            <PhoneLink phone={office.phone} icon className={styles.phone} />
            <a href={officeDirections(office)} target="_blank" rel="noreferrer" className={styles.directions}>
              <MapPin size={18} aria-hidden="true" />
              Get Directions <span className="visually-hidden">to {office.name} (opens in a new tab)</span>
            </a>
          </div>
        </li>
      ))}
    </ul>
  )
}
