import { useReadSite } from '../data/useSite.ts'
import styles from './OfficePhones.module.css'
import { PhoneLink } from './PhoneLink.tsx'

export function OfficePhones() {
  const site = useReadSite()
  return (
    <ul role="list" className={styles.phones}>
      {site?.offices.map(({ name, phone }) => (
        <li key={name}>
          <PhoneLink phone={phone} label={name} icon className={styles.phone} />
        </li>
      ))}
    </ul>
  )
}
