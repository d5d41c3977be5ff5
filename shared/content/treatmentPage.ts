import type { Faq } from '../entities/faq.ts'
import type { Seo } from '../entities/seo.ts'
import type { TreatmentCategory, TreatmentPage } from '../entities/treatmentPage.ts'
import { seedReview } from './seedReview.ts'
import { seedTimestamp } from './seedTimestamp.ts'
import { type SourceName, sources } from './sources.ts'

/** All texts are HTML except title and description. */
interface TreatmentText {
  /** The full path without a leading slash. */
  slug: `${TreatmentCategory}/${string}`
  title: string
  /** One or two plain sentences of 110 to 160 characters, for cards and search results. */
  description: string
  /** The day of its sample review, `YYYY-MM-DD`. */
  lastReviewed: `${number}-${number}-${number}`
  sources: readonly SourceName[]
  /** Short sentences of HTML that stand before everything else. */
  keyPoints: readonly [string, string, string]
  text1: string
  heading1: string
  text2: string
  heading2: string
  text3: string
  heading3: string
  text4: string
  /** Answers are HTML. */
  faqs?: readonly { question: string; answer: string }[]
  seo?: Seo
}

export interface SeedTreatment {
  page: TreatmentPage
  faqs: Faq[]
}

const idOf = (slug: string) => slug.replaceAll('/', '.')

/** Id, category, parent and illustrations follow from the path. */
export function treatmentPage({ faqs = [], keyPoints, lastReviewed, ...text }: TreatmentText): SeedTreatment {
  const segments = text.slug.split('/')
  const id = idOf(text.slug)
  const category: TreatmentCategory = segments[0] === 'how-we-help' ? 'how-we-help' : 'what-we-treat'
  return {
    page: {
      ...text,
      text1: `${keyPointsHtml(keyPoints)}\n${text.text1}`,
      id,
      category,
      parentId: segments.length > 2 ? idOf(segments.slice(0, -1).join('/')) : null,
      sources: text.sources.map((name) => sources[name]),
      ...seedReview(lastReviewed),
      ...firstVersion(text.slug),
    },
    faqs: faqs.map((faq, index) => ({
      ...faq,
      id: `${id}.${index + 1}`,
      categoryName: text.title,
      servicePageId: id,
    })),
  }
}

const keyPointsHtml = (points: readonly string[]) =>
  `<h2>Key points</h2>\n<ul>\n${points.map((point) => `<li>${point}</li>`).join('\n')}\n</ul>`

/** What every new page at a path begins with: its illustrations, and the version that counts its changes. */
export function firstVersion(path: string) {
  const illustration = (name: string) => `/art/${path}/${name}.svg`
  return {
    heroImage: illustration('hero'),
    image1: illustration('1'),
    image2: illustration('2'),
    image3: illustration('3'),
    version: 1,
    updatedAt: seedTimestamp,
  }
}
