import { isRecord } from '#shared/documents/pageContent.ts'
import { withParentId } from '#shared/documents/parentId.ts'
import type { Alert } from '#shared/entities/alert.ts'
import type { BlogPost, BlogPostList } from '#shared/entities/blogPost.ts'
import type { FaqList } from '#shared/entities/faq.ts'
import type { Page } from '#shared/entities/page.ts'
import type { Review } from '#shared/entities/review.ts'
import type { Service } from '#shared/entities/service.ts'
import type { Site } from '#shared/entities/site.ts'
import type { ServicePage, TreatmentPage } from '#shared/entities/treatmentPage.ts'

type Parse<Value> = (value: unknown) => Value | undefined
type Fields = Record<string, Parse<unknown>>

const text: Parse<string> = (value) => (typeof value === 'string' ? value : undefined)
const number: Parse<number> = (value) => (typeof value === 'number' ? value : undefined)

/** Without the entries of another type. */
const listOf =
  <Entry>(parse: Parse<Entry>): Parse<Entry[]> =>
  (value) =>
    Array.isArray(value) ? value.flatMap((entry) => parse(entry) ?? []) : undefined

/** Undefined if all entries are damaged, since that is no empty list. */
const entriesOf =
  <Entry>(parse: Parse<Entry>): Parse<Entry[]> =>
  (value) => {
    const entries = listOf(parse)(value)
    return entries?.length || (Array.isArray(value) && value.length === 0) ? entries : undefined
  }

/**
 * Without the fields of another type, so that one damaged value takes nothing else from its page. The handlers validate
 * their responses against schemas, which must not reach the browser.
 */
const recordOf =
  <Value = Record<string, unknown>>(
    required: readonly (keyof Value & string)[],
    own: Fields = {},
  ): Parse<Value> =>
  (value) => {
    if (!isRecord(value)) return undefined
    const parsed: Record<string, unknown> = {}
    for (const [name, part] of Object.entries(value)) {
      const parse = own[name] ?? fields[name]
      const kept = parse ? parse(part) : part
      if (kept !== undefined) parsed[name] = kept
    }
    // The fields that have no parser have the types of the response's schema.
    return required.every((name) => name in parsed) ? (parsed as Value) : undefined
  }

const shareImage = recordOf(['url'])
const textNames = [
  ...['id', 'slug', 'title', 'description', 'name', 'url', 'alt', 'image', 'type', 'card', 'site_name'],
  ...['metaTitle', 'metaDescription', 'canonicalUrl', 'canonical', 'robots', 'publisher', 'checkedOn'],
  ...['image1', 'image1Alt', 'image2', 'image3', 'heroImage', 'heading1', 'heading2', 'heading3'],
  ...['text1', 'text2', 'text3', 'text4', 'heading', 'html', 'lastReviewed', 'reviewedBy', 'src'],
  ...['question', 'answer', 'categoryName', 'servicePageId', 'message', 'link', 'linkText', 'endsAt'],
  ...['category', 'author', 'content', 'excerpt', 'createdAt', 'updatedAt'],
]

/** A field that screens show has one type in all responses, but for those that name their own. */
const fields: Fields = {
  ...Object.fromEntries(textNames.map((name) => [name, text])),
  rating: number,
  year: number,
  width: number,
  pages: listOf(text),
  linkedFrom: listOf(text),
  keywords: listOf(text),
  metaKeywords: (value) => text(value) ?? listOf(text)(value),
  seo: recordOf([]),
  openGraph: recordOf([], { image: shareImage }),
  twitter: recordOf([]),
  structuredData: (value) => (isRecord(value) ? value : undefined),
  sources: listOf(recordOf(['title', 'publisher', 'url', 'year'])),
  image1Sources: listOf(recordOf(['src', 'width'])),
  sections: listOf(recordOf(['heading', 'html'])),
  offices: (value) => (Array.isArray(value) && value.every(isRecord) ? value : undefined),
  insurers: listOf(recordOf(['name'])),
  accreditations: listOf(recordOf(['name'])),
  socialLinks: listOf(recordOf(['name', 'url'])),
  faqs: entriesOf(recordOf(['id', 'question', 'answer'])),
  posts: entriesOf(recordOf(['id', 'slug', 'title'])),
}

const treatment =
  <Value>(required: readonly (keyof Value & string)[]): Parse<Value> =>
  (value) =>
    recordOf<Value>(required)(withParentId(value))
const service = recordOf<Service>(['id', 'slug', 'title'])

export const responses = {
  reviews: entriesOf(recordOf<Review>(['id', 'content'])),
  site: recordOf<Site>(['offices', 'insurers', 'accreditations', 'socialLinks']),
  page: recordOf<Page>(['title'], { content: (value) => value }),
  landing: treatment<TreatmentPage>(['slug', 'title']),
  treatmentPage: treatment<TreatmentPage>(['id', 'slug', 'title']),
  servicePages: entriesOf(treatment<ServicePage>(['id', 'slug', 'title'])),
  faqs: recordOf<FaqList>(['faqs']),
  posts: recordOf<BlogPostList>(['posts'], { pages: number }),
  post: recordOf<BlogPost>(['id', 'slug', 'title']),
  alerts: listOf(recordOf<Alert>(['id', 'message', 'endsAt'])),
  services: entriesOf(service),
  service,
}
