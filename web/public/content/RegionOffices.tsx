import { officeAnchor } from '#shared/documents/paths.ts'
import { useSite } from '../../data/useSite.ts'
import { PhoneLink } from '../../ui/PhoneLink.tsx'
import styles from './MessageForm.module.css'

/** `web/public/content/MessageForm.enhancement.ts` shows the office of the chosen region. */
export function RegionOffices() {
  const { offices } = useSite()
  return (
    <div role="status" className={styles.office}>
      {offices.map((office) => (
        <p key={office.name} data-office={office.name.toLowerCase()} hidden>
          Your nearest office is <a href={`/contact-us#${officeAnchor(office)}`}>{office.name}</a>:{' '}
          <PhoneLink phone={office.phone} />
        </p>
      ))}
    </div>
  )
}
