import { useQuery } from '@tanstack/react-query'
import { careTopicOf } from '#shared/documents/careTopics.ts'
import { breadcrumbs, pathOf } from '#shared/documents/paths.ts'
import { queries } from '../../../data/queries.ts'
import { ClosingCall } from '../../../ui/ClosingCall.tsx'
import { heroImage, mainImage } from '../../../ui/image.ts'
import { PageContents } from '../../../ui/PageContents.tsx'
import { PageFeedback } from '../../../ui/PageFeedback.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { SectionBoundary } from '../../../ui/SectionBoundary.tsx'
import { SiteImage } from '../../../ui/SiteImage.tsx'
import { usePagePath } from '../../../ui/useCurrentPath.ts'
import { ContactColumns } from '../../contactForm/ContactColumns.tsx'
import { UrgentHelp } from '../../content/UrgentHelp.tsx'
import { PageHead } from '../../head/PageHead.tsx'
import { breadcrumbList, faqPage, medicalWebPage } from '../../head/structuredData.ts'
import { NumbersInText } from '../../layout/Numbers.tsx'
import { useStoredPage } from '../../storedPage.tsx'
import { AdditionalResources } from './AdditionalResources.tsx'
import { faqAnchor } from './faqAnchor.ts'
import { LastReviewed } from './LastReviewed.tsx'
import { RelatedPages, relatedAnchor, relatedTo } from './RelatedPages.tsx'
import { blocksOf, TextBlocks, textOf } from './TextBlocks.tsx'
import { TreatmentFaqs } from './TreatmentFaqs.tsx'
import styles from './TreatmentPage.module.css'

/** A treatment page of either level. The specification calls pages in the menu condition pages. */
export function TreatmentPage() {
  const path = usePagePath()
  const { page, instead } = useStoredPage(queries.treatmentPage(path.slice(1)), path)
  const { data: pages = null } = useQuery(queries.servicePages())
  const { data: faqs } = useQuery({ ...queries.faqsOf(page?.id ?? ''), enabled: Boolean(page) })
  if (!page) return instead
  const crumbs = breadcrumbs(path, new Map([...(pages ?? []), page].map((one) => [pathOf(one), one.title])))
  const [introduction, ...blocks] = blocksOf(page, [page.image2, undefined, page.image3])
  const related = relatedTo(page, pages ?? [])
  const anchors = [
    ...blocks.flatMap(({ heading, anchor }) => (heading && anchor ? [{ id: anchor, text: heading }] : [])),
    ...(faqs?.faqs.length ? [faqAnchor] : []),
    ...(related.length > 0 ? [relatedAnchor] : []),
  ]
  return (
    <>
      <PageHead
        seo={page.seo}
        facts={{
          path,
          title: page.title,
          description: page.description,
          image: { url: `/art/social/${path.split('/')[1]}.jpg`, alt: page.title },
        }}
        data={[
          breadcrumbList(crumbs),
          medicalWebPage(page),
          ...(faqs?.faqs.length ? [faqPage(faqs.faqs)] : []),
        ]}
      />
      <article>
        <PageHeader
          title={page.title}
          description={page.description}
          crumbs={crumbs}
          image={mainImage(page)}
        />
        <ContactColumns
          related={
            related.length > 0 && (
              <SectionBoundary>
                <RelatedPages page={page} related={related} />
              </SectionBoundary>
            )
          }
        >
          {introduction && <TextBlocks blocks={[introduction]} />}
          <UrgentHelp path={path} text={textOf(page)} />
          <PageContents anchors={anchors} />
          <TextBlocks blocks={blocks} />
          <LastReviewed page={page} />
          <NumbersInText card={careTopicOf(path)} />
        </ContactColumns>
        {page.heroImage && (
          <SiteImage image={heroImage(page.heroImage)} className={styles.band} sizes="100vw" lazy />
        )}
      </article>
      <AdditionalResources />
      <SectionBoundary>
        <TreatmentFaqs page={page} />
      </SectionBoundary>
      <PageFeedback path={path} />
      <ClosingCall page="treatment" />
    </>
  )
}
