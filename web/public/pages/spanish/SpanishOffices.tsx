import { streetLine } from '#shared/clinic/site.ts'
import { officeDirections } from '#shared/documents/paths.ts'
import type { Office } from '#shared/entities/site.ts'
import { dayNameIn, hoursIn, weekdays } from '#shared/hours/openingHours.ts'
import { useSite } from '../../../data/useSite.ts'
import { PhoneLink } from '../../../ui/PhoneLink.tsx'
import { Section } from '../../../ui/Section.tsx'
import styles from './SpanishOffices.module.css'

export function SpanishOffices() {
  const { offices } = useSite()
  return (
    <Section>
      <h2 id="oficinas">Oficinas y horario</h2>
      <ul role="list" className={styles.offices}>
        {offices.map((office) => (
          <li key={office.name} className={styles.office}>
            <h3>{office.name}</h3>
            <p>
              {streetLine(office)}
              <br />
              {office.city}, {office.state} {office.zip}
            </p>
            <PhoneLink phone={office.phone} icon className={styles.link} />
            {office.hours.map(hoursIn('es')).map(({ days, times }) => (
              <p key={days}>
                {days}: {times}
              </p>
            ))}
            <p>{closedDays(office)}</p>
            <a href={officeDirections(office)} target="_blank" rel="noreferrer" className={styles.link}>
              Cómo llegar <span className="visually-hidden">a {office.name} (se abre en otra pestaña)</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** `sábado, domingo: cerrado` */
function closedDays({ hours }: Pick<Office, 'hours'>): string {
  const closed = weekdays.filter((day) => !hours.some(({ days }) => days.includes(day)))
  return closed.length > 0 ? `${closed.map(dayNameIn('es')).join(', ')}: cerrado` : ''
}
