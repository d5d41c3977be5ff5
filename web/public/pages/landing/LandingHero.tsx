import type { Crumb } from '#shared/documents/paths.ts'
import type { TreatmentPage } from '#shared/entities/treatmentPage.ts'
import { Breadcrumbs } from '../../../ui/Breadcrumbs.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { heroImage } from '../../../ui/image.ts'
import { SiteImage } from '../../../ui/SiteImage.tsx'
import styles from './LandingHero.module.css'

export function LandingHero({ page, crumbs }: { page: TreatmentPage; crumbs: readonly Crumb[] }) {
  return (
    <header className={styles.hero}>
      {page.heroImage && (
        <SiteImage image={heroImage(page.heroImage)} className={styles.image} sizes="100vw" />
      )}
      <div className={styles.inner}>
        <div className={styles.card}>
          <Breadcrumbs crumbs={crumbs} />
          <h1 tabIndex={-1}>{page.title}</h1>
          <p className={styles.description}>{page.description}</p>
          <p>
            <ButtonLink href="#all-pages" kind="quiet">
              See all pages
            </ButtonLink>
          </p>
        </div>
      </div>
    </header>
  )
}
