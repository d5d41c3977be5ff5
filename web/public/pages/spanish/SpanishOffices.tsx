import { streetLine } from '#shared/clinic/offices.ts'
import { officeDirections } from '#shared/documents/paths.ts'
import { weekIn } from '#shared/hours/openingHours.ts'
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
            {weekIn('es')(office.hours).map(({ days, times }) => (
              <p key={days}>
                {days}: {times}
              </p>
            ))}
            <a href={officeDirections(office)} target="_blank" rel="noreferrer" className={styles.link}>
              Cómo llegar <span className="visually-hidden">a {office.name} (se abre en otra pestaña)</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
