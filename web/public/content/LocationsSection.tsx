import { MapPin } from 'lucide-react'
import { corporateOffice, officeNamed, streetLine } from '#shared/clinic/offices.ts'
import { officeAnchor, officeDirections, officePath } from '#shared/documents/paths.ts'
import type { PageLocation } from '#shared/entities/pageContent.ts'
import type { Office } from '#shared/entities/site.ts'
import { linkAddress } from '#shared/html/linkAddress.ts'
import { messages } from '#shared/messages.ts'
import { useSite } from '../../data/useSite.ts'
import { OfficeState } from '../../ui/OfficeState.tsx'
import { hoursAhead } from '../../ui/officeExceptions.ts'
import { PhoneLink } from '../../ui/PhoneLink.tsx'
import { Section } from '../../ui/Section.tsx'
import { keyed } from './keyed.ts'
import styles from './LocationsSection.module.css'

interface LocationsSectionProps {
  title: string | undefined
  locations: PageLocation[] | undefined
}

export function LocationsSection({ title, locations }: LocationsSectionProps) {
  const site = useSite()
  const shown = locations
    ? locations.map((location) => ({ ...location, office: officeNamed(site, location.name) }))
    : site.offices.map((office) => ({
        ...office,
        office,
        subtitle: office === corporateOffice(site) ? 'Corporate office' : '',
        address: streetLine(office),
        directions_url: officeDirections(office),
      }))
  return (
    <Section title={title ?? 'Our offices'} tone="river">
      {shown.length === 0 && <p>{messages.content.empty}</p>}
      <ul role="list" className={styles.locations}>
        {keyed(shown).map(({ key, entry }) => (
          <Location key={key} location={entry} />
        ))}
      </ul>
    </Section>
  )
}

/** A stored location shows the hours of the clinic's office that has the same name. */
function Location({ location }: { location: PageLocation & { office: Office | undefined } }) {
  const { name, subtitle, address, city, state, zip, phone, office } = location
  const directions = linkAddress(location.directions_url)
  return (
    <li id={officeAnchor(location)} className={styles.location}>
      <h3>{name}</h3>
      {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      <address className={styles.address}>
        {address}
        <br />
        {city}, {state} {zip}
      </address>
      {office && office.hours.length > 0 && (
        <>
          <OfficeState office={office} />
          <dl className={styles.hours}>
            {hoursAhead(office).map(({ days, times }) => (
              <div key={days}>
                <dt>{days}</dt>
                <dd>{times}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <p className={styles.links}>
        {/* Drafts in the preview may have no phone number. */}
        {phone && <PhoneLink phone={phone} icon className={styles.link} />}
        {directions && (
          <a href={directions} target="_blank" rel="noreferrer" className={styles.link}>
            <MapPin size={18} aria-hidden="true" />
            Get Directions <span className="visually-hidden">to {name} (opens in a new tab)</span>
          </a>
        )}
        {office && (
          <a href={officePath(office)} className={styles.link}>
            Parking, access and groups <span className="visually-hidden">in {name}</span>
          </a>
        )}
      </p>
    </li>
  )
}
