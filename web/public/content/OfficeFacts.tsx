import { MapPin } from 'lucide-react'
import { officeNamed, streetLine } from '#shared/clinic/offices.ts'
import type { ElementGroup } from '#shared/documents/pageContent.ts'
import { officeDirections } from '#shared/documents/paths.ts'
import { useSite } from '../../data/useSite.ts'
import { buttonClass } from '../../ui/buttonClass.ts'
import { OfficeState } from '../../ui/OfficeState.tsx'
import { hoursAhead } from '../../ui/officeExceptions.ts'
import { PhoneLink } from '../../ui/PhoneLink.tsx'
import styles from './OfficeFacts.module.css'
import { OfficeSampleNotice } from './OfficeSampleNotice.tsx'

/** What a visitor of the office needs to know. Renders nothing for an unknown office. */
export function OfficeFacts({ first }: Pick<ElementGroup<'office facts'>, 'first'>) {
  const office = officeNamed(useSite(), first.office)
  if (!office) return null
  return (
    <div className={styles.office}>
      <dl className={styles.facts}>
        <div>
          <dt>Address</dt>
          <dd>
            {streetLine(office)}
            <br />
            {office.city}, {office.state} {office.zip}
          </dd>
          <dd>
            <a
              href={officeDirections(office)}
              target="_blank"
              rel="noreferrer"
              className={buttonClass('main', 'small')}
            >
              <MapPin size={18} aria-hidden="true" />
              Get Directions <span className="visually-hidden">to {office.name} (opens in a new tab)</span>
            </a>
          </dd>
        </div>
        <div>
          <dt>Phone</dt>
          <dd>
            <PhoneLink phone={office.phone} icon className={styles.link} />
          </dd>
        </div>
        <div>
          <dt>Hours</dt>
          <dd>
            <OfficeState office={office} />
          </dd>
          {hoursAhead(office).map(({ days, times }) => (
            <dd key={days}>
              {days}: {times}
            </dd>
          ))}
        </div>
        {Object.entries({
          Parking: office.parking,
          Access: office.access,
          'Without a car': office.transit,
        }).map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <OfficeSampleNotice />
    </div>
  )
}
