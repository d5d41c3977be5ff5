import { officeAnchor } from '#shared/rules/paths.ts'
import { site } from '#shared/site.ts'
import { PhoneLink } from '../ui/PhoneLink.tsx'
import styles from './MessageFields.module.css'

/** The office that serves the chosen region, with its phone and the way to its address. */
export function OfficeOfRegion({ region }: { region: string }) {
  const office = region && site.offices.find(({ name }) => region.toLowerCase().includes(name.toLowerCase()))
  return (
    <p role="status" className={styles.office}>
      {office && (
        <>
          Your nearest office is <a href={`/contact-us#${officeAnchor(office)}`}>{office.name}</a>:{' '}
          <PhoneLink phone={office.phone} />
        </>
      )}
    </p>
  )
}
