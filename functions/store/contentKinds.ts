import * as z from 'zod/mini'
import { Alert } from '#shared/entities/alert.ts'
import { BlogPost } from '#shared/entities/blogPost.ts'
import { Faq } from '#shared/entities/faq.ts'
import { Page, PageName } from '#shared/entities/page.ts'
import { StoredReview } from '#shared/entities/review.ts'
import { Service } from '#shared/entities/service.ts'
import { Site } from '#shared/entities/site.ts'
import { TreatmentCategory, TreatmentPage } from '#shared/entities/treatmentPage.ts'
import { type Key, keys } from '#shared/keys.ts'
import {
  alertItem,
  faqItem,
  type Item,
  landingItem,
  pageItem,
  postItem,
  reviewItem,
  serviceItem,
  siteItem,
  treatmentItem,
} from './items.ts'
import { withParentId } from './parentId.ts'

export type ContentKind = (typeof contentKinds)[number]
export const contentKinds = [
  'pages',
  'landings',
  'treatments',
  'faqs',
  'posts',
  'reviews',
  'services',
  'alerts',
  'site',
] as const

export type Content = Record<string, unknown>

interface Kind {
  schema: z.ZodMiniObject
  key(id: string): Key
  /** @throws if the content has another id. */
  item(id: string, content: Content): Item
}

/** What staff have published here has a version, and for staff who published it a name and a time. */
const published = {
  version: z.optional(z.number()),
  publishedAt: z.optional(z.string()),
  publishedBy: z.optional(z.string()),
  unpublishAt: z.optional(z.string()),
}
const { version: _, ...publishedTreatment } = published

const order = z.number().check(z.int(), z.minimum(0))
const PublishedTreatment = z.extend(TreatmentPage, publishedTreatment)
const PublishedPage = z.extend(Page, published)
const PublishedPost = z.extend(BlogPost, published)
const PublishedAlert = z.extend(Alert, published)
const PublishedSite = z.extend(Site, published)
const OrderedFaq = z.extend(Faq, { ...published, order })
const OrderedReview = z.extend(StoredReview, { ...published, order })
const OrderedService = z.extend(Service, { ...published, order })

/** Pages, landings and the facts of the clinic are identified by their name, everything else by its id. */
export const kindOf: Record<ContentKind, Kind> = {
  pages: {
    schema: PublishedPage,
    key: (id) => keys.page(PageName.parse(id)),
    item: (id, content) => pageItem(PageName.parse(id), PublishedPage.parse(content)),
  },
  landings: {
    schema: PublishedTreatment,
    key: (id) => keys.landing(TreatmentCategory.parse(id)),
    item: (id, content) => landingItem(withId(id, PublishedTreatment.parse(content), 'category')),
  },
  treatments: {
    schema: PublishedTreatment,
    key: keys.treatment,
    item: (id, content) => treatmentItem(withId(id, PublishedTreatment.parse(withParentId(content)), 'id')),
  },
  faqs: {
    schema: OrderedFaq,
    key: keys.faq,
    item: (id, content) => {
      const { order, ...faq } = withId(id, OrderedFaq.parse(content), 'id')
      return faqItem(faq, order)
    },
  },
  posts: {
    schema: PublishedPost,
    key: keys.post,
    item: (id, content) => postItem(withId(id, PublishedPost.parse(content), 'id')),
  },
  reviews: {
    schema: OrderedReview,
    key: keys.review,
    item: (id, content) => {
      const { order, ...review } = withId(id, OrderedReview.parse(content), 'id')
      return reviewItem(review, order)
    },
  },
  services: {
    schema: OrderedService,
    key: keys.service,
    item: (id, content) => {
      const { order, ...service } = withId(id, OrderedService.parse(content), 'id')
      return serviceItem(service, order)
    },
  },
  alerts: {
    schema: PublishedAlert,
    key: keys.alert,
    item: (id, content) => alertItem(withId(id, PublishedAlert.parse(content), 'id')),
  },
  site: {
    schema: PublishedSite,
    key: keys.site,
    item: (_, content) => siteItem(PublishedSite.parse(content)),
  },
}

function withId<Named extends Record<Name, string>, Name extends string>(
  id: string,
  content: Named,
  name: Name,
): Named {
  if (content[name] !== id) throw new Error(`its ${name} is ${content[name]}, which is not ${id}`)
  return content
}
