import { callFormAnchor } from '#shared/callRequests.ts'
import { streetLine } from '#shared/clinic/offices.ts'
import { callFormTexts } from '#shared/content/callFormTexts.ts'
import { officeDirections } from '#shared/documents/paths.ts'
import { weekIn } from '#shared/hours/openingHours.ts'
import { pages } from '#shared/pages.ts'
import { useSite } from '../../../data/useSite.ts'
import { settings } from '../../../settings.ts'
import { PhoneLink } from '../../../ui/PhoneLink.tsx'
import { Section } from '../../../ui/Section.tsx'
import { CallForm } from '../../contactForm/CallForm.tsx'
import { type ContentPage, ContentScreen } from '../../content/ContentScreen.tsx'
import { CallBar } from '../../layout/CallBar.tsx'
import { PageSources } from '../guide/PageSources.tsx'
import { SignOff } from '../guide/SignOff.tsx'
import styles from './SpanishPage.module.css'

export const SpanishPage = () => <InSpanish page={pages.spanish} />

export const SpanishGuidePage = () => <InSpanish page={pages.spanishGuide} />

const InSpanish = ({ page }: { page: ContentPage }) => (
  <ContentScreen
    page={page}
    before={<SignOff page={page.content} />}
    after={
      <>
        <SpanishForm />
        <SpanishOffices />
        <PageSources page={page.content} language="es" />
        <CallBar language="es" />
      </>
    }
  />
)

/** Renders nothing if the stage has a hosted form, because its language may not be Spanish. */
const SpanishForm = () =>
  !settings().contactFormUrl && (
    <Section title={callFormTexts.es.heading} tone="dawn">
      <CallForm
        texts={callFormTexts.es}
        crisis={
          <>
            Este formulario no es para emergencias. Peligro de muerte: <a href="tel:911">llame al 911</a>. En
            una crisis: <a href="tel:988">llame al 988</a> y oprima 2.
          </>
        }
      />
    </Section>
  )

function SpanishOffices() {
  const { offices } = useSite()
  return (
    <Section id={settings().contactFormUrl ? callFormAnchor : undefined}>
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
