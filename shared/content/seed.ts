import * as z from 'zod/mini'
import { clinic, contentFolders } from '../contentFolder/clinicFolder.ts'
import { readContentFolder } from '../contentFolder/readContentFolder.ts'
import { BlogPost } from '../entities/blogPost.ts'
import { Faq } from '../entities/faq.ts'
import { Page, PageName } from '../entities/page.ts'
import { RedirectRequest } from '../entities/redirect.ts'
import { Review } from '../entities/review.ts'
import { Service } from '../entities/service.ts'
import { Site } from '../entities/site.ts'
import { TeamMember } from '../entities/teamMember.ts'
import { TreatmentPage } from '../entities/treatmentPage.ts'
import type { DocumentKind } from '../kinds/kinds.ts'

/** The content of a new site, from the files beside this one. Lists are in the clinic's order. */
const Seed = z.object({
  pages: z.record(PageName, Page),
  landings: z.array(TreatmentPage),
  /** A parent comes before its children. */
  treatments: z.array(TreatmentPage),
  /** General questions first, then those of each treatment page. */
  faqs: z.array(Faq),
  /** Newest first. */
  posts: z.array(BlogPost),
  reviews: z.array(Review),
  services: z.array(Service),
  teamMembers: z.array(TeamMember),
  site: Site,
  redirects: z.array(RedirectRequest),
})
export type Seed = z.infer<typeof Seed>

const content = readContentFolder(...contentFolders)
const inOrder = (kind: DocumentKind) =>
  [...content[kind].values()].sort((one, other) => Number(one.order) - Number(other.order))

export const seed: Seed = Seed.parse({
  pages: Object.fromEntries(content.page),
  landings: [...content.landing.values()],
  treatments: [...content.treatment.values()],
  faqs: inOrder('faq'),
  posts: [...content.post.values()].sort((one, other) =>
    String(one.createdAt) < String(other.createdAt) ? 1 : -1,
  ),
  reviews: inOrder('review'),
  services: inOrder('service'),
  teamMembers: inOrder('teamMember'),
  site: content.site.get('site'),
  redirects: Object.entries(clinic.redirects).map(([from, to]) => ({ from, to })),
})
