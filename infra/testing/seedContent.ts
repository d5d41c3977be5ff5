import { seed } from '#shared/content/seed.ts'
import type { AllContent } from '../../functions/store/allContent.ts'

/** The content of a new site as the store exports it. */
export const seedContent: AllContent = {
  pages: new Map(Object.entries(seed.pages).map(([name, page]) => [name, { ...page }])),
  landings: byId(seed.landings),
  treatments: byId(seed.treatments),
  faqs: byId(seed.faqs),
  posts: byId(seed.posts),
  reviews: byId(seed.reviews),
  services: byId(seed.services),
  alerts: new Map(),
  site: new Map([['site', { ...seed.site }]]),
}

function byId<Document extends { id: string }>(documents: readonly Document[]): Map<string, Document> {
  return new Map(documents.map((document) => [document.id, document]))
}
