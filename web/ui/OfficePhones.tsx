import { site } from '#shared/site.ts'
import styles from './OfficePhones.module.css'
import { PhoneLink } from './PhoneLink.tsx'

export const OfficePhones = () => (
  <ul role="list" className={styles.phones}>
    {site.offices.map(({ name, phone }) => (
      <li key={name}>
        <PhoneLink phone={phone} label={name} icon className={styles.phone} />
      </li>
    ))}
  </ul>
)
