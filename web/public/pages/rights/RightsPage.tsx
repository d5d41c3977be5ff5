import { withFacts } from '#shared/documents/factMarkers.ts'
import { pages } from '#shared/pages.ts'
import { useSite } from '../../../data/useSite.ts'
import { Section } from '../../../ui/Section.tsx'
import { ContentScreen } from '../../content/ContentScreen.tsx'
import { GuideEnd } from '../guide/GuideEnd.tsx'
import { PageSources } from '../guide/PageSources.tsx'
import { SignOff } from '../guide/SignOff.tsx'

export const RightsPage = () => (
  <ContentScreen
    page={pages.yourRights}
    before={<SignOff page={pages.yourRights.content} />}
    after={
      <>
        <EqualTreatment />
        <PageSources page={pages.yourRights.content} />
        <GuideEnd path={pages.yourRights.path} />
      </>
    }
  />
)

/** The notices of 45 CFR 92.10 and 92.11, which bind clinics that take federal money. */
function EqualTreatment() {
  const site = useSite()
  const { name, takesFederalMoney, languageNotices, grievanceCoordinator } = site
  if (takesFederalMoney !== 'yes') return null
  return (
    <Section>
      <h2 id="equal-treatment">Language help and equal treatment</h2>
      <p>
        {name} follows the federal civil rights laws that apply to it. It does not exclude people, or treat
        them less well, because of race, color, national origin, language, age, disability or sex.
      </p>
      <p>
        In good time and at no cost to you, we give people with disabilities reasonable changes and aids, such
        as sign language interpreters and large print, and people who do not speak English well interpreters
        and translated papers. {grievanceCoordinator}
      </p>
      <p>
        You can file a complaint with the Office for Civil Rights of the U.S. Department of Health and Human
        Services: <a href="https://ocrportal.hhs.gov/ocr/portal/lobby.jsf">ocrportal.hhs.gov</a>; 200
        Independence Avenue SW, Room 509F, HHH Building, Washington, DC 20201;{' '}
        <a href="tel:+18003681019">1-800-368-1019</a>, TDD <a href="tel:+18005377697">1-800-537-7697</a>.
      </p>
      {languageNotices.map(({ language, code, text }) => (
        <p key={language} lang={code} dir="auto">
          <strong>{language}:</strong> {withFacts(text, site)}
        </p>
      ))}
    </Section>
  )
}
