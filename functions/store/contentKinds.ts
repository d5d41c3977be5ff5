import * as z from 'zod/mini'
import { BlogPost } from '#shared/entities/blogPost.ts'
import { Faq } from '#shared/entities/faq.ts'
import { Page, PageName } from '#shared/entities/page.ts'
import { Review } from '#shared/entities/review.ts'
import { Service } from '#shared/entities/service.ts'
import { ImageChangeRecord } from '#shared/entities/staff.ts'
import { TreatmentCategory, TreatmentPage } from '#shared/entities/treatmentPage.ts'
import { type Key, keys } from '#shared/keys.ts'
import { withParentId } from '#shared/rules/parentId.ts'
import {
  faqItem,
  type Item,
  landingItem,
  pageItem,
  postItem,
  reviewItem,
  serviceItem,
  treatmentItem,
} from './items.ts'

export type ContentKind = (typeof contentKinds)[number]
export const contentKinds = [
  'pages',
  'landings',
  'treatments',
  'faqs',
  'posts',
  'reviews',
  'services',
] as const

export type Content = Record<string, unknown>

interface Kind {
  schema: z.ZodMiniObject
  key(id: string): Key
  /** @throws where the content has another id. */
  item(id: string, content: Content): Item
}

const order = z.number().check(z.int(), z.minimum(0))
export const WithHistory = z.extend(TreatmentPage, { history: z.optional(z.array(ImageChangeRecord)) })
const OrderedFaq = z.extend(Faq, { order })
const OrderedReview = z.extend(Review, { order })
const OrderedService = z.extend(Service, { order })

/** Pages and landings are identified by their name, everything else by its id. */
export const kindOf: Record<ContentKind, Kind> = {
  pages: {
    schema: Page,
    key: (id) => keys.page(PageName.parse(id)),
    item: (id, content) => pageItem(PageName.parse(id), Page.parse(content)),
  },
  landings: {
    schema: TreatmentPage,
    key: (id) => keys.landing(TreatmentCategory.parse(id)),
    item: (id, content) => landingItem(withId(id, TreatmentPage.parse(content), 'category')),
  },
  treatments: {
    schema: WithHistory,
    key: keys.treatment,
    item: (id, content) => {
      const { history, ...page } = withId(id, WithHistory.parse(withParentId(content)), 'id')
      // The other changes have items of their own.
      return { ...treatmentItem(page), ...(history ? { history: history.slice(0, 1) } : {}) }
    },
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
    schema: BlogPost,
    key: keys.post,
    item: (id, content) => postItem(withId(id, BlogPost.parse(content), 'id')),
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
}

function withId<Named extends Record<Name, string>, Name extends string>(
  id: string,
  content: Named,
  name: Name,
): Named {
  if (content[name] !== id) throw new Error(`its ${name} is ${content[name]}, which is not ${id}`)
  return content
}
