import * as z from 'zod/mini'
import { pagesIn, pagesOfFaq } from '../documents/faqsOnPage.ts'
import { officePages } from '../documents/paths.ts'
import { otherReaders } from '../documents/readers.ts'
import { readersOfPage } from '../documents/signOff.ts'
import { Alert } from '../entities/alert.ts'
import { BlogPost } from '../entities/blogPost.ts'
import { Faq } from '../entities/faq.ts'
import { Page, PageName } from '../entities/page.ts'
import { StoredReview } from '../entities/review.ts'
import { Service } from '../entities/service.ts'
import { Site, SiteId } from '../entities/site.ts'
import { TeamMember } from '../entities/teamMember.ts'
import { TreatmentCategory, TreatmentPage } from '../entities/treatmentPage.ts'
import { pages, singlePages } from '../pages.ts'
import { textOf } from '../text/textOf.ts'
import { type Content, everyPage, type Kind, makeKind, type Reviewer } from './kind.ts'

const treatmentWords = {
  html: { text1: 1, text2: 2, text3: 2, text4: 2 },
  lines: ['title', 'description', 'heading1', 'heading2', 'heading3', 'image1Alt'],
  hasClinicalSignOff: true,
  readers: () => ['clinician'],
} as const satisfies Partial<Kind>

export const kinds = {
  post: makeKind(BlogPost, {
    partition: 'POSTS',
    sort: 'newest',
    about: 'category',
    html: { content: 1 },
    lines: ['title', 'excerpt', 'category', 'image1Alt'],
    address: ({ slug }) => (slug ? `${pages.blog.path}/${slug}` : undefined),
    shownAt: () => [pages.blog.path],
    hasChosenAddress: true,
    readers: () => ['clinician'],
  }),
  faq: makeKind(Faq, {
    partition: 'FAQS',
    sort: 'order',
    maxDocuments: 300,
    title: 'question',
    about: 'categoryName',
    html: { answer: 2 },
    lines: ['question', 'categoryName'],
    shownOn(links) {
      const { own } = pagesIn(links)
      return own === undefined ? pages.faq.path : `treatment:${own}`
    },
    readers: () => ['clinician'],
    shownAt: (faq) => [pages.faq.path, ...pagesOfFaq(faq).map((page) => `treatment/${page}`)],
  }),
  review: makeKind(StoredReview, {
    partition: 'REVIEWS',
    sort: 'order',
    maxDocuments: 300,
    about: 'author',
    lines: ['title', 'content'],
    hasNoLinks: true,
    shownAt: () => [pages.reviews, pages.home, pages.whatWeTreat, pages.howWeHelp].map(({ path }) => path),
    needsConsent: true,
  }),
  service: makeKind(Service, {
    partition: 'SERVICES',
    sort: 'order',
    maxDocuments: 100,
    lines: ['title', 'description'],
    hasNoLinks: true,
    // Its row names the linked page as `documentLink` does.
    shownOn: ([link]) => link?.replace(/^\/~(\w+)\//, '$1:'),
  }),
  teamMember: makeKind(TeamMember, {
    partition: 'TEAM',
    sort: 'order',
    maxDocuments: 100,
    title: 'name',
    about: 'role',
    lines: ['name', 'role', 'license', 'image1Alt'],
    hasNoLinks: true,
    shownAt: () => [pages.team.path],
  }),
  treatment: makeKind(TreatmentPage, {
    ...treatmentWords,
    partition: 'TREATMENTS',
    sort: 'title',
    address: ({ slug }) => (slug ? `/${slug}` : undefined),
    shownAt: ({ category, parentId }) => [`/${category}`, ...(parentId ? [`treatment/${parentId}`] : [])],
    hasChosenAddress: true,
    hasPagesBelow: true,
    place: ['category', 'parentId', 'slug'],
  }),
  /** The page that lists the treatment pages of a category. */
  landing: makeKind(TreatmentPage, {
    ...treatmentWords,
    partition: 'LANDINGS',
    id: TreatmentCategory,
    idField: 'category',
    address: (_, id) => `/${id}`,
    cannotBeDeleted: true,
  }),
  page: makeKind(Page, {
    partition: 'PAGES',
    id: PageName,
    hasSections: true,
    readers: readersOfPage,
    address: (_, id) => singlePages().find(({ content }) => content === id)?.path,
    cannotBeDeleted: true,
  }),
  alert: makeKind(Alert, {
    partition: 'ALERTS',
    maxDocuments: 50,
    title: 'message',
    lines: ['message', 'linkText'],
    hasNoLinks: true,
    shownAt: ({ pages }) => z.array(z.string()).safeParse(pages).data ?? [],
    period: { start: 'startsAt', end: 'endsAt' },
  }),
  /** The facts of the clinic. There is only one document. */
  site: makeKind(Site, {
    partition: 'SITE',
    id: SiteId,
    title: 'name',
    lines: [
      ...['tagline', 'nextVisit', 'selfPay', 'license', 'medicalDirector', 'grievanceCoordinator'],
      ...['sampleNotice', 'officeSampleNotice'],
    ],
    hasOfficePages: true,
    shownAt: (facts) => {
      const site = Site.safeParse(facts).data
      return [everyPage, ...(site ? officePages(site) : []).map(({ path }) => path)]
    },
    cannotBeDeleted: true,
    isSeededAgain: true,
  }),
}

export type DocumentKind = keyof typeof kinds

export type DraftFields<Kind extends DocumentKind> = z.infer<(typeof kinds)[Kind]['storedDraft']>

export const documentKinds = Object.keys(kinds) as DocumentKind[]

export const titleOf = (kind: DocumentKind, content: Content): string => textOf(content[kinds[kind].title])

/** The times at which visitors begin and stop to see a document. Only some kinds have them, such as alerts. */
export function periodOf(
  kind: DocumentKind,
  content: Content,
): { start: string | undefined; end: string | undefined } | undefined {
  const { period } = kinds[kind]
  return (
    period && {
      start: textOf(content[period.start]) || undefined,
      end: textOf(content[period.end]) || undefined,
    }
  )
}

export const kindsWith = (property: keyof Kind): DocumentKind[] =>
  documentKinds.filter((kind) => kinds[kind][property])

export const isOrdered = (kind: DocumentKind): boolean => kinds[kind].sort === 'order'

export const readersOf = ({ kind, id }: { kind: DocumentKind; id: string }): readonly Reviewer[] =>
  otherReaders.get(`${kind}/${id}`) ?? kinds[kind].readers?.(id) ?? []

/** The profession that answers for a document, or undefined if nobody signs it off. */
export const reviewerOf = (name: { kind: DocumentKind; id: string }): Reviewer | undefined =>
  readersOf(name)[0]
