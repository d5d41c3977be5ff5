import { useQuery } from '@tanstack/react-query'
import { breadcrumbs } from '#shared/documents/paths.ts'
import type { TreatmentCategory } from '#shared/entities/treatmentPage.ts'
import { limits } from '#shared/limits.ts'
import { queries } from '../../../data/queries.ts'
import { buttonClass } from '../../../ui/buttonClass.ts'
import { ClosingCall } from '../../../ui/ClosingCall.tsx'
import { heroImage } from '../../../ui/image.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { ReviewsCarousel } from '../../../ui/ReviewsCarousel.tsx'
import { Section } from '../../../ui/Section.tsx'
import { SectionBoundary } from '../../../ui/SectionBoundary.tsx'
import { Skeletons } from '../../../ui/Skeletons.tsx'
import { usePagePath } from '../../../ui/useCurrentPath.ts'
import { ContactColumns } from '../../contactForm/ContactColumns.tsx'
import { UrgentHelp } from '../../content/UrgentHelp.tsx'
import { PageHead } from '../../head/PageHead.tsx'
import { breadcrumbList, medicalWebPage } from '../../head/structuredData.ts'
import { useStoredPage } from '../../storedPage.tsx'
import { LastReviewed } from '../treatment/LastReviewed.tsx'
import { blocksOf, TextBlocks, textOf } from '../treatment/TextBlocks.tsx'
import styles from './LandingPage.module.css'
import { PageIndex } from './PageIndex.tsx'

/** The page of a category, "What we treat" or "How we help". */
export function LandingPage() {
  const path = usePagePath()
  const category = path.slice(1) as TreatmentCategory // The paths of the two routes are the categories.
  const { page, instead } = useStoredPage(queries.treatmentLanding(category), path)
  if (!page) return instead
  const crumbs = breadcrumbs(path)
  const [introduction, ...blocks] = blocksOf(page, [page.image1, page.image2, page.image3])
  return (
    <>
      <PageHead
        seo={page.seo}
        facts={{
          path,
          title: page.title,
          description: page.description,
          image: { url: `/art/social${path}.jpg`, alt: page.title },
        }}
        data={[breadcrumbList(crumbs), medicalWebPage(page)]}
      />
      <PageHeader
        title={page.title}
        description={page.description}
        crumbs={crumbs}
        image={page.heroImage ? heroImage(page.heroImage) : undefined}
      >
        <p>
          <a href="#all-pages" className={buttonClass('quiet')}>
            See all pages
          </a>
        </p>
      </PageHeader>
      <UrgentHelp path={path} text={textOf(page)} />
      <ContactColumns
        after={
          <>
            <SectionBoundary>
              <LandingReviews />
            </SectionBoundary>
            <TextBlocks blocks={blocks} />
            <LastReviewed page={page} />
          </>
        }
      >
        {introduction && <TextBlocks blocks={[introduction]} />}
        <SectionBoundary>
          <PageIndex category={category} />
        </SectionBoundary>
      </ContactColumns>
      <ClosingCall page={category} />
    </>
  )
}

function LandingReviews() {
  const { data: reviews, isPending } = useQuery(queries.reviews())
  if (!isPending && !reviews?.length) return null
  return (
    <div className={styles.reviews}>
      <Section title="What people say" tone="dawn">
        {reviews ? <ReviewsCarousel reviews={reviews} /> : <Skeletons count={limits.skeletons.few} />}
      </Section>
    </div>
  )
}
