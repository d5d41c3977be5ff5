import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import type { HomeSectionName } from '#shared/documents/homeSections.ts'
import { type ParsedSection, parsePageContent, valuesNamed } from '#shared/documents/pageContent.ts'
import { messages } from '#shared/messages.ts'
import { pages } from '#shared/pages.ts'
import { useReadFailure } from '../../../data/endpointQuery.ts'
import { queries } from '../../../data/queries.ts'
import { useSite } from '../../../data/useSite.ts'
import { ClosingCall } from '../../../ui/ClosingCall.tsx'
import { LoadingPage } from '../../../ui/LoadingPage.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { ReviewsCarousel } from '../../../ui/ReviewsCarousel.tsx'
import { SectionBoundary } from '../../../ui/SectionBoundary.tsx'
import { ContactForm } from '../../contactForm/ContactForm.tsx'
import { ContentSection } from '../../content/ContentSection.tsx'
import { Features } from '../../content/Features.tsx'
import { InsurerLogos } from '../../content/InsurerLogos.tsx'
import { keyed } from '../../content/keyed.ts'
import { PageContent } from '../../content/PageContent.tsx'
import { ServiceCards } from '../../content/ServiceCards.tsx'
import { PageHead } from '../../head/PageHead.tsx'
import { clinics, website } from '../../head/structuredData.ts'
import { NoticePage } from '../../NoticePage.tsx'
import { AccreditationSection } from './AccreditationSection.tsx'
import { ArrangedSection } from './ArrangedSection.tsx'
import { ContentParagraphs } from './ContentParagraphs.tsx'
import { HeroSection } from './HeroSection.tsx'
import styles from './MainContentSection.module.css'
import { SupportSection } from './SupportSection.tsx'
import type { HomeSection } from './section.ts'

const homeSections: Readonly<Record<HomeSectionName, HomeSection>> = {
  hero: HeroSection,
  contact_section: ({ elements }) => (
    <ArrangedSection elements={elements} arranges={[]} tone="dawn" title="Contact us">
      <ContactForm />
    </ArrangedSection>
  ),
  main_content: ({ elements }) => (
    <ArrangedSection elements={elements} arranges={['content paragraph']}>
      <div className={styles.columns}>
        <ContentParagraphs elements={elements} />
      </div>
    </ArrangedSection>
  ),
  insurance_section: ({ elements }) => (
    <ArrangedSection elements={elements} arranges={['insurance logos']} tone="river">
      <InsurerLogos lists={valuesNamed(elements, 'insurance logos')} />
    </ArrangedSection>
  ),
  support_section: SupportSection,
  service_cards: ({ elements }) => (
    <ArrangedSection elements={elements} arranges={['card']} tone="deep">
      <ServiceCards cards={valuesNamed(elements, 'card')} />
    </ArrangedSection>
  ),
  testimonials_section: TestimonialsSection,
  values_section: ({ elements }) => (
    <ArrangedSection elements={elements} arranges={['feature']}>
      <Features features={valuesNamed(elements, 'feature')} />
    </ArrangedSection>
  ),
  accreditation_section: AccreditationSection,
}

/** By the name of the stored section. (Home.) */
const sectionsByName: ReadonlyMap<string, HomeSection> = new Map(Object.entries(homeSections))

/** The others would be an empty band without elements. */
const showMoreThanElements: ReadonlySet<string> = new Set([
  'hero',
  'contact_section',
  'insurance_section',
  'testimonials_section',
  'accreditation_section',
])

/** The sections in their stored order. One that throws is left out. */
export function HomePage() {
  const site = useSite()
  const query = queries.home()
  const { data: page, isPending } = useQuery(query)
  const failure = useReadFailure(query)
  if (isPending) return <LoadingPage />
  const content = parsePageContent(page?.content)
  if (!page || content.kind === 'empty')
    return (
      <NoticePage path={pages.home.path} title={failure?.message ?? messages.pageNotFound} error={failure} />
    )
  return (
    <>
      <PageHead seo={page.seo} facts={{ path: pages.home.path }} data={[website(site), ...clinics(site)]} />
      {content.kind === 'sections' ? (
        <StoredSections sections={content.sections} />
      ) : (
        <>
          <PageHeader title={site.tagline} />
          <PageContent content={content} />
        </>
      )}
      <ClosingCall title="Your next step can be a small one">
        Tell us what is going on. We will listen first, then talk through what could help.
      </ClosingCall>
    </>
  )
}

function StoredSections({ sections }: { sections: readonly ParsedSection[] }) {
  const { tagline } = useSite()
  return (
    <>
      {!sections.some(isHero) && <PageHeader title={tagline} />}
      {keyed(sections).map(({ key, entry: section }, index) => {
        const Section = isFirstOfName(sections, index) ? sectionsByName.get(section.name) : undefined
        return (
          <SectionBoundary key={key}>
            {Section && section.kind === 'elements' ? (
              (section.elements.length > 0 || showMoreThanElements.has(section.name)) && (
                <Section elements={section.elements} />
              )
            ) : (
              <ContentSection section={section} />
            )}
          </SectionBoundary>
        )
      })}
    </>
  )
}

const isHero = ({ name, kind }: ParsedSection) => name === 'hero' && kind === 'elements'

/** A second hero would be a second first-level heading. */
const isFirstOfName = (sections: readonly ParsedSection[], index: number) =>
  sections.findIndex(({ name, kind }) => name === sections[index]?.name && kind === 'elements') === index

function TestimonialsSection({ elements }: ComponentProps<HomeSection>) {
  const { data } = useQuery(queries.reviews())
  if (!data?.length) return null
  return (
    <ArrangedSection elements={elements} arranges={[]}>
      <ReviewsCarousel reviews={data} />
    </ArrangedSection>
  )
}
