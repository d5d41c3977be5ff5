import { isRecord } from '#shared/documents/pageContent.ts'
import { withParentId } from '#shared/documents/parentId.ts'
import type { Alert } from '#shared/entities/alert.ts'
import type { BlogPost, BlogPostList } from '#shared/entities/blogPost.ts'
import type { Faq, FaqList } from '#shared/entities/faq.ts'
import type { Page } from '#shared/entities/page.ts'
import type { Review } from '#shared/entities/review.ts'
import type { Seo } from '#shared/entities/seo.ts'
import type { Service } from '#shared/entities/service.ts'
import type { Site } from '#shared/entities/site.ts'
import type { Source } from '#shared/entities/source.ts'
import type {
  ImageSource,
  LinkPlace,
  ServicePage,
  TextSection,
  TreatmentPage,
} from '#shared/entities/treatmentPage.ts'

type Parse<Value> = (value: unknown) => Value | undefined
type Fields<Value> = { [Field in keyof Value]?: Parse<Value[Field]> }

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
 * Without the optional fields of another type, so that one damaged value takes nothing else from its page. The handlers
 * validate their responses against schemas, which must not reach the browser.
 */
const recordOf =
  <Value extends object>(required: Fields<Value>, optional: Fields<Value> = {}): Parse<Value> =>
  (value) => {
    if (!isRecord(value)) return undefined
    const parsed = { ...value }
    for (const [field, parse] of Object.entries<Parse<unknown> | undefined>({ ...required, ...optional })) {
      parsed[field] = parse?.(value[field])
      if (parsed[field] === undefined) {
        if (field in required) return undefined
        delete parsed[field]
      }
    }
    return parsed as Value // the other fields have the types of the response's schema
  }

const texts = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, text])) as Record<Name, Parse<string>>

type ShareImage = NonNullable<NonNullable<Seo['openGraph']>['image']>

const seo = recordOf<Seo>(
  {},
  {
    ...texts('title', 'metaTitle', 'description', 'metaDescription', 'canonicalUrl', 'canonical', 'robots'),
    keywords: listOf(text),
    metaKeywords: (value) => text(value) ?? listOf(text)(value),
    openGraph: recordOf<NonNullable<Seo['openGraph']>>(
      {},
      {
        ...texts('title', 'description', 'type', 'url', 'site_name'),
        image: recordOf<ShareImage>(texts('url'), texts('alt')),
      },
    ),
    twitter: recordOf({}, texts('card', 'title', 'description', 'image')),
    structuredData: recordOf({}),
  },
)

const sources = listOf(recordOf<Source>({ ...texts('title', 'publisher', 'url'), year: number }))
const linkPlaces: readonly LinkPlace[] = ['menu', 'footer']

const mainImage = {
  ...texts('image1', 'image1Alt'),
  image1Sources: listOf(recordOf<ImageSource>({ src: text, width: number })),
}
const servicePage = {
  required: texts('id', 'slug', 'title'),
  optional: {
    ...texts('description'),
    ...mainImage,
    linkedFrom: listOf<LinkPlace>((value) => linkPlaces.find((place) => place === value)),
  },
}
const withParent =
  <Value>(parse: Parse<Value>): Parse<Value> =>
  (value) =>
    parse(withParentId(value))

const treatment = (required: Fields<TreatmentPage>) =>
  recordOf<TreatmentPage>(required, {
    ...servicePage.optional,
    ...texts('heroImage', 'heading1', 'heading2', 'heading3', 'text1', 'text2', 'text3', 'text4'),
    ...texts('image2', 'image3', 'lastReviewed', 'reviewedBy'),
    sections: listOf(recordOf<TextSection>(texts('heading', 'html'), texts('image'))),
    sources,
    seo,
  })

const faq = recordOf<Faq>(texts('id', 'question', 'answer'), {
  ...texts('categoryName', 'servicePageId', 'checkedOn'),
  sources,
})
const post = recordOf<BlogPost>(texts('id', 'slug', 'title'), {
  ...texts('category', 'author', 'content', 'excerpt', 'createdAt', 'updatedAt', 'checkedOn'),
  ...mainImage,
  sources,
  seo,
})
const service = recordOf<Service>(texts('id', 'slug', 'title'), texts('description'))
const alert = recordOf<Alert>(texts('id', 'message', 'endsAt'), {
  ...texts('link', 'linkText'),
  pages: listOf(text),
})
const insurer = recordOf<Site['insurers'][number]>(texts('name'), texts('image'))
const accreditation = recordOf<Site['accreditations'][number]>(
  texts('name'),
  texts('description', 'image', 'url'),
)

export const responses = {
  reviews: entriesOf(
    recordOf<Review>(texts('id', 'content'), { ...texts('title', 'author'), rating: number }),
  ),
  site: recordOf<Site>({
    offices: (value) =>
      Array.isArray(value) && value.every(isRecord) ? (value as Site['offices']) : undefined,
    insurers: listOf(insurer),
    accreditations: listOf(accreditation),
    socialLinks: listOf(recordOf(texts('name', 'url'))),
  }),
  page: recordOf<Page>(texts('title'), { seo }),
  landing: withParent(treatment(texts('slug', 'title'))),
  treatmentPage: withParent(treatment(servicePage.required)),
  servicePages: entriesOf(withParent(recordOf<ServicePage>(servicePage.required, servicePage.optional))),
  faqs: recordOf<FaqList>({ faqs: entriesOf(faq) }),
  posts: recordOf<BlogPostList>({ posts: entriesOf(post) }, { pages: number }),
  post,
  alerts: listOf(alert),
  services: entriesOf(service),
  service,
}
