import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type ParsedSection, parsePageContent } from '#shared/documents/pageContent.ts'
import { limits } from '#shared/limits.ts'
import { messages } from '#shared/messages.ts'
import { pages } from '#shared/pages.ts'
import { queries } from '../../../data/queries.ts'
import { useSite } from '../../../data/useSite.ts'
import { ClosingCall } from '../../../ui/ClosingCall.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { ReviewsCarousel } from '../../../ui/ReviewsCarousel.tsx'
import { SectionBoundary } from '../../../ui/SectionBoundary.tsx'
import { Skeletons } from '../../../ui/Skeletons.tsx'
import { ContactForm } from '../../contactForm/ContactForm.tsx'
import { ContentSection } from '../../content/ContentSection.tsx'
import { ElementsSection } from '../../content/ElementsSection.tsx'
import { keyed } from '../../content/keyed.ts'
import { PageContent } from '../../content/PageContent.tsx'
import { PageHead } from '../../head/PageHead.tsx'
import { clinics, website } from '../../head/structuredData.ts'
import { NoticePage, useStoredPage } from '../../storedPage.tsx'
import { Accreditations } from './Accreditations.tsx'
import { HeroSection } from './HeroSection.tsx'

/** The sections in their stored order. A section that throws is left out. */
export function HomePage() {
  const site = useSite()
  const { page, instead } = useStoredPage(queries.page('home'), pages.home.path, messages.pageNotFound)
  if (!page) return instead
  const content = parsePageContent(page.content)
  if (content.kind === 'empty')
    return <NoticePage path={pages.home.path} title={messages.pageNotFound} error={null} />
  const sections = content.kind === 'sections' ? content.sections : []
  return (
    <>
      <PageHead seo={page.seo} facts={{ path: pages.home.path }} data={[website(site), ...clinics(site)]} />
      {!sections.some(isHero) && <PageHeader title={site.tagline} />}
      {content.kind === 'unreadable' && <PageContent content={content} />}
      {keyed(sections).map(({ key, entry }, index) => (
        <SectionBoundary key={key}>
          {isFirstOfName(sections, index) ? (
            <HomeSection section={entry} />
          ) : (
            <ContentSection section={entry} />
          )}
        </SectionBoundary>
      ))}
      <ClosingCall page="home" />
    </>
  )
}

const isHero = ({ name, kind }: ParsedSection) => name === 'hero' && kind === 'elements'

/** Repeated sections are left out, because a second hero would add a second first-level heading. */
const isFirstOfName = (sections: readonly ParsedSection[], index: number) =>
  sections.findIndex(({ name, kind }) => name === sections[index]?.name && kind === 'elements') === index

/** Four sections show more than their stored content. They are found by name. (Specification, Home.) */
function HomeSection({ section }: { section: ParsedSection }) {
  const { data: reviews, isPending } = useQuery(queries.reviews())
  if (section.kind !== 'elements') return <ContentSection section={section} />
  const { name, elements } = section
  if (name === 'hero') return <HeroSection elements={elements} />
  if (name === 'testimonials_section' && !isPending && !reviews?.length) return null
  const additions: Partial<Record<string, ReactNode>> = {
    contact_section: <ContactForm />,
    testimonials_section: isPending ? (
      <Skeletons count={limits.skeletons.few} />
    ) : (
      <ReviewsCarousel reviews={reviews ?? []} />
    ),
    accreditation_section: <Accreditations />,
  }
  return <ElementsSection elements={elements}>{additions[name]}</ElementsSection>
}
