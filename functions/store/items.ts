import type { Alert } from '#shared/entities/alert.ts'
import type { BlogPost } from '#shared/entities/blogPost.ts'
import type { Faq } from '#shared/entities/faq.ts'
import type { Page, PageName } from '#shared/entities/page.ts'
import type { StoredReview } from '#shared/entities/review.ts'
import type { Service } from '#shared/entities/service.ts'
import type { Site } from '#shared/entities/site.ts'
import type { TreatmentPage } from '#shared/entities/treatmentPage.ts'
import { withSanitizedHtml } from '#shared/html/withSanitizedHtml.ts'
import { keys } from '#shared/keys.ts'
import { sanitized } from './sanitize.ts'

/** An entity as the table stores it, with its keys; `order` is its position in the clinic's list, from 0. */
export type Item = Record<string, unknown>

export const pageItem = (name: PageName, page: Page): Item => ({
  ...page,
  content: withSanitizedHtml(page.content, sanitized),
  ...keys.page(name),
})

export const reviewItem = (review: StoredReview, order: number): Item => ({
  ...review,
  order,
  ...keys.review(review.id),
})

export const serviceItem = (service: Service, order: number): Item => ({
  ...service,
  order,
  ...keys.service(service.id),
})

export const siteItem = (site: Site): Item => ({ ...site, ...keys.site() })

export const faqItem = (faq: Faq, order: number): Item => ({
  ...faq,
  answer: sanitized(faq.answer),
  order,
  ...keys.faq(faq.id),
})

export const alertItem = (alert: Alert): Item => ({ ...alert, ...keys.alert(alert.id) })

export const postItem = (post: BlogPost): Item => ({
  ...post,
  content: sanitized(post.content),
  ...keys.post(post.id),
})

export const landingItem = (page: TreatmentPage): Item => ({
  ...withSanitizedTexts(page),
  ...keys.landing(page.category),
})

export const treatmentItem = (page: TreatmentPage): Item => ({
  ...withSanitizedTexts(page),
  ...keys.treatment(page.id),
})

function withSanitizedTexts(page: TreatmentPage): TreatmentPage {
  const texts = (['text1', 'text2', 'text3', 'text4'] as const).flatMap((name) => {
    const text = page[name]
    return text === undefined ? [] : [[name, sanitized(text)]]
  })
  return { ...page, ...Object.fromEntries(texts) }
}
