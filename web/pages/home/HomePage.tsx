import { useQuery } from '@tanstack/react-query'
import { messages } from '#shared/messages.ts'
import { pages } from '#shared/pages.ts'
import { type ParsedSection, parsePageContent } from '#shared/rules/pageContent.ts'
import { site } from '#shared/site.ts'
import { ContentSection } from '../../content/ContentSection.tsx'
import { PageContent } from '../../content/PageContent.tsx'
import { useReadFailure } from '../../data/endpointQuery.ts'
import { queries } from '../../data/queries.ts'
import { PageHead } from '../../head/PageHead.tsx'
import { clinics, website } from '../../head/structuredData.ts'
import { ClosingCall } from '../../ui/ClosingCall.tsx'
import { LoadingPage } from '../../ui/LoadingPage.tsx'
import { NoticePage } from '../../ui/NoticePage.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
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

/** Those that the page has in addition follow in their stored order. A section that throws is left out. */
export function HomePage() {
  const query = queries.home()
  const { data: page, isPending } = useQuery(query)
  const failure = useReadFailure(query)
  if (isPending) return <LoadingPage />
  const content = parsePageContent(page?.content)
  if (!page || content.kind === 'empty')
    return <NoticePage path={pages.home.path} title={messages.pageNotFound} canRetry error={failure} />
  return (
    <>
      <PageHead seo={page.seo} facts={{ path: pages.home.path }} data={[website(), ...clinics()]} />
      {content.kind === 'sections' ? (
        inPageOrder(content.sections).map(({ section, Section }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: stored sections do not move on the screen
          <SectionBoundary key={index}>
            {Section && section.kind === 'elements' ? (
              <Section elements={section.elements} />
            ) : (
              <ContentSection section={section} />
            )}
          </SectionBoundary>
        ))
      ) : (
        <>
          <PageHeader title={site.tagline} />
          <PageContent content={content} />
        </>
      )}
      <ClosingCall title="Your next step can be a small one" action="Contact Us">
        Tell us what is going on. We will listen first, then talk through what could help.
      </ClosingCall>
    </>
  )
}

function inPageOrder(stored: readonly ParsedSection[]): { section: ParsedSection; Section?: HomeSection }[] {
  const arranged = sections.flatMap(([name, Section]) => {
    const section = stored.find((candidate) => candidate.name === name && candidate.kind === 'elements')
    return section ? [{ section, Section }] : []
  })
  const others = stored.filter((section) => !arranged.some((entry) => entry.section === section))
  return [...arranged, ...others.map((section) => ({ section }))]
}
