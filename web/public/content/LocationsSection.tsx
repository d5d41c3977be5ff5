import { MapPin } from 'lucide-react'
import { cityLine, officeAnchor } from '#shared/documents/paths.ts'
import { weekInWords } from '#shared/hours/openingHours.ts'
import { messages } from '#shared/messages.ts'
import { useSite } from '../../data/useSite.ts'
import { OfficeState } from '../../ui/OfficeState.tsx'
import { comingExceptions, exceptionInWords } from '../../ui/officeExceptions.ts'
import { PhoneLink } from '../../ui/PhoneLink.tsx'
import { Section } from '../../ui/Section.tsx'
import { keyed } from './keyed.ts'
import styles from './LocationsSection.module.css'
import { ownLocations, readLocation, type ShownLocation } from './readLocation.ts'

export function LocationsSection({
  title,
  locations,
}: {
  title: string | undefined
  locations: unknown[] | undefined
}) {
  const site = useSite()
  const shown = locations?.flatMap((location) => readLocation(site, location) ?? []) ?? ownLocations(site)
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

function Location({ location }: { location: ShownLocation }) {
  const { name, subtitle, address, phone, directions_url: directions, hours, page } = location
  return (
    <li id={officeAnchor(location)} className={styles.location}>
      <h3>{name}</h3>
      {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      {(address || cityLine(location)) && (
        <address className={styles.address}>
          {address}
          {address && <br />}
          {cityLine(location)}
        </address>
      )}
      {hours.length > 0 && <OfficeState office={location} />}
      {hours.length > 0 && (
        <dl className={styles.hours}>
          {[...weekInWords(hours), ...comingExceptions(location).map(exceptionInWords)].map(
            ({ days, times }) => (
              <div key={days}>
                <dt>{days}</dt>
                <dd>{times}</dd>
              </div>
            ),
          )}
        </dl>
      )}
      <p className={styles.links}>
        {phone && <PhoneLink phone={phone} icon className={styles.link} />}
        {directions && (
          <a href={directions} target="_blank" rel="noreferrer" className={styles.link}>
            <MapPin size={18} aria-hidden="true" />
            Get Directions <span className="visually-hidden">to {name} (opens in a new tab)</span>
          </a>
        )}
        {page && (
          <a href={page} className={styles.link}>
            Parking, access and groups <span className="visually-hidden">in {name}</span>
          </a>
        )}
      </p>
    </li>
  )
}
