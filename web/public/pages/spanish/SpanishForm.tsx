import { callFormTexts } from '#shared/callFormTexts.ts'
import { settings } from '../../../settings.ts'
import { Section } from '../../../ui/Section.tsx'
import { CallForm } from '../../contactForm/CallForm.tsx'

/** Nothing if another service has the form: its language is its own. */
export const SpanishForm = () =>
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
