import { useQuery } from '@tanstack/react-query'
import { messages } from '#shared/messages.ts'
import { pages } from '#shared/pages.ts'
import { parsePageContent, sectionNamed } from '#shared/rules/pageContent.ts'
import { useReadFailure } from '../../data/endpointQuery.ts'
import { queries } from '../../data/queries.ts'
import { PageHead } from '../../head/PageHead.tsx'
import { clinics, website } from '../../head/structuredData.ts'
import { ClosingCall } from '../../ui/ClosingCall.tsx'
import { LoadingPage } from '../../ui/LoadingPage.tsx'
import { NoticePage } from '../../ui/NoticePage.tsx'
import { SectionBoundary } from '../../ui/SectionBoundary.tsx'
import { AccreditationSection } from './AccreditationSection.tsx'
import { ContactSection } from './ContactSection.tsx'
import { HeroSection } from './HeroSection.tsx'
import { InsuranceSection } from './InsuranceSection.tsx'
import { MainContentSection } from './MainContentSection.tsx'
import { ServiceCardsSection } from './ServiceCardsSection.tsx'
import { SupportSection } from './SupportSection.tsx'
import type { HomeSection } from './section.ts'
import { TestimonialsSection } from './TestimonialsSection.tsx'
import { ValuesSection } from './ValuesSection.tsx'

/** By the name of the stored section, in the order of the page. (Home.) */
const sections: readonly (readonly [name: string, Section: HomeSection])[] = [
  ['hero', HeroSection],
  ['contact_section', ContactSection],
  ['main_content', MainContentSection],
  ['insurance_section', InsuranceSection],
  ['support_section', SupportSection],
  ['service_cards', ServiceCardsSection],
  ['testimonials_section', TestimonialsSection],
  ['values_section', ValuesSection],
  ['accreditation_section', AccreditationSection],
]

/** A section that is missing or throws is left out. */
export function HomePage() {
  const query = queries.home()
  const { data: page, isPending } = useQuery(query)
  const failure = useReadFailure(query)
  if (isPending) return <LoadingPage />
  const content = parsePageContent(page?.content)
  if (!page || content.kind !== 'sections')
    return <NoticePage path={pages.home.path} title={messages.pageNotFound} canRetry error={failure} />
  return (
    <>
      <PageHead seo={page.seo} facts={{ path: pages.home.path }} data={[website(), ...clinics()]} />
      {sections.map(([name, Section]) => {
        const elements = sectionNamed(content, name)
        return (
          elements && (
            <SectionBoundary key={name}>
              <Section elements={elements} />
            </SectionBoundary>
          )
        )
      })}
      <ClosingCall title="Your next step can be a small one" action="Contact Us">
        Tell us what is going on. We will listen first, then talk through what could help.
      </ClosingCall>
    </>
  )
}
