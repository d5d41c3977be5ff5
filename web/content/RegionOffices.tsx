import { officeAnchor } from '#shared/rules/paths.ts'
import { site } from '#shared/site.ts'
import { PhoneLink } from '../ui/PhoneLink.tsx'
import styles from './MessageForm.module.css'

/** `web/enhancements/messageFields.ts` shows the office of the chosen region. */
export function RegionOffices() {
  return (
    <div role="status" className={styles.office}>
      {site.offices.map((office) => (
        <p key={office.name} data-office={office.name.toLowerCase()} hidden>
          Your nearest office is <a href={`/contact-us#${officeAnchor(office)}`}>{office.name}</a>:{' '}
          <PhoneLink phone={office.phone} />
        </p>
      ))}
    </div>
  )
}
