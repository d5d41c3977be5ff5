import type { Faq } from '../entities/faq.ts'
import type { Seo } from '../entities/seo.ts'
import type { TreatmentCategory, TreatmentPage } from '../entities/treatmentPage.ts'

/** What an author writes of a treatment page; the rest follows from its path. All texts are HTML but title and description. */
export interface TreatmentText {
  /** The full path without a leading slash. */
  slug: `${TreatmentCategory}/${string}`
  title: string
  /** One or two plain sentences, 110 to 160 characters: cards and search results show it. */
  description: string
  /** The day a clinician last read the page, `YYYY-MM-DD`. */
  lastReviewed: `${number}-${number}-${number}`
  text1: string
  heading1: string
  text2: string
  heading2: string
  text3: string
  heading3: string
  text4: string
  /** Questions of the page's own, answers in HTML. */
  faqs?: readonly { question: string; answer: string }[]
  seo?: Seo
}

/** A treatment page of the seed, with the questions that belong to it. */
export interface SeedTreatment {
  page: TreatmentPage
  faqs: Faq[]
}

const writtenOn = '2026-10-01T12:00:00.000Z'

/** The identifier of the page at a path: the path with dots for slashes. */
const idOf = (slug: string) => slug.replaceAll('/', '.')

/** The page at a path, with id, category, parent and illustrations made from the path. */
export function treatmentPage({ faqs = [], ...text }: TreatmentText): SeedTreatment {
  const segments = text.slug.split('/')
  const id = idOf(text.slug)
  const category: TreatmentCategory = segments[0] === 'how-we-help' ? 'how-we-help' : 'what-we-treat'
  const picture = (part: string) => `/art/${text.slug}/${part}.svg`
  return {
    page: {
      ...text,
      id,
      category,
      parentId: segments.length > 2 ? idOf(segments.slice(0, -1).join('/')) : null,
      heroImage: picture('hero'),
      image1: picture('1'),
      image2: picture('2'),
      image3: picture('3'),
      version: 1,
      updatedAt: writtenOn,
    },
    faqs: faqs.map((faq, index) => ({
      ...faq,
      id: `${id}.${index + 1}`,
      categoryName: text.title,
      servicePageId: id,
    })),
  }
}
