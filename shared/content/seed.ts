import type { BlogPost } from '../entities/blogPost.ts'
import type { Faq } from '../entities/faq.ts'
import type { Page, PageName } from '../entities/page.ts'
import type { Review } from '../entities/review.ts'
import type { Service } from '../entities/service.ts'
import type { Site } from '../entities/site.ts'
import type { TreatmentPage } from '../entities/treatmentPage.ts'
import { faqs } from './faqs.ts'
import { landings } from './landings.ts'
import { pages } from './pages.ts'
import { posts } from './posts.ts'
import { reviews } from './reviews.ts'
import { services } from './services.ts'
import { site } from './site.ts'
import { treatments } from './treatments.ts'

/** The content of a new site. Lists are in the clinic's order. */
export interface Seed {
  pages: Record<PageName, Page>
  landings: readonly TreatmentPage[]
  treatments: readonly TreatmentPage[]
  /** General questions first, then those of each treatment page. */
  faqs: readonly Faq[]
  posts: readonly BlogPost[]
  reviews: readonly Review[]
  services: readonly Service[]
  site: Site
}

export const seed: Seed = {
  pages,
  landings,
  treatments: treatments.map(({ page }) => page),
  faqs: [...faqs, ...treatments.flatMap((treatment) => treatment.faqs)],
  posts,
  reviews,
  services,
  site,
}
