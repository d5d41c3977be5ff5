import { callFormTexts } from '#shared/content/callFormTexts.ts'
import { messages } from '#shared/messages.ts'
import { pages } from '#shared/pages.ts'
import { queries } from '../../../data/queries.ts'
import { settings } from '../../../settings.ts'
import { Section } from '../../../ui/Section.tsx'
import { CallForm } from '../../contactForm/CallForm.tsx'
import { ContentScreen } from '../../content/ContentScreen.tsx'
import { SignOff } from '../guide/SignOff.tsx'
import { SpanishOffices } from './SpanishOffices.tsx'

const { path, content } = pages.spanish

/** Everything that a person who reads Spanish needs to begin, on one page. */
export function SpanishPage() {
  const query = queries.guide(content)
  return (
    <ContentScreen
      query={query}
      path={path}
      notFound={messages.pageNotFound}
      before={<SignOff query={query} page={content} />}
      after={
        <>
          <SpanishForm />
          <SpanishOffices />
        </>
      }
    />
  )
}

/** Nothing if another service has the form: its language is its own. */
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
