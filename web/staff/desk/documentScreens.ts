import type { DocumentQuery } from '#shared/api/queries.ts'
import type { DocumentKind, DraftContent } from '#shared/entities/documents.ts'
import type { StaffPlace } from '../places.ts'

export interface DocumentScreen {
  place: StaffPlace
  path: string
  title: string
  singular: string
  kinds: readonly [DocumentKind, ...DocumentKind[]]
  /** The label of the button that begins a document of the first kind. */
  newLabel?: string
  newContent?: DraftContent
  /** Buttons begin a document with prepared texts. */
  hasTemplates?: true
  /** The states that only its documents have: every other one is for all. */
  statuses?: readonly DocumentQuery['status'][]
  hasOrder?: true
  /** Shows the documents below each other, as visitors find them. */
  isTree?: true
  /** Of a tree: the kind whose documents show what is below them from the start. */
  startsOpen?: DocumentKind
  /** The id of its one document, which the screen shows instead of a list. */
  singletonId?: string
}

export const documentScreens = {
  pages: {
    place: 'Pages',
    path: '/admin/pages',
    title: 'Pages',
    singular: 'Page',
    kinds: ['treatment', 'landing', 'page'],
    newLabel: 'New page',
    // A page stands in a menu from the start, and can be moved.
    newContent: { category: 'what-we-treat', parentId: null, slug: 'what-we-treat/' },
    statuses: ['review', 'sample'],
    isTree: true,
    startsOpen: 'landing',
  },
  faqs: {
    place: 'Pages',
    path: '/admin/faqs',
    title: 'FAQs',
    singular: 'FAQ',
    kinds: ['faq'],
    newLabel: 'New FAQ',
    hasOrder: true,
  },
  services: {
    place: 'Pages',
    path: '/admin/services',
    title: 'Services',
    singular: 'Service',
    kinds: ['service'],
    newLabel: 'New service',
    hasOrder: true,
  },
  posts: {
    place: 'Blog',
    path: '/admin/blog',
    title: 'Blog',
    singular: 'Post',
    kinds: ['post'],
    newLabel: 'New post',
  },
  reviews: {
    place: 'Reviews',
    path: '/admin/reviews',
    title: 'Reviews',
    singular: 'Review',
    kinds: ['review'],
    newLabel: 'New review',
    statuses: ['sample'],
    hasOrder: true,
  },
  site: {
    place: 'Clinic',
    path: '/admin/clinic/hours',
    title: 'Clinic',
    singular: 'Clinic',
    kinds: ['site'],
    singletonId: 'site',
  },
  alerts: {
    place: 'Clinic',
    path: '/admin/clinic/alerts',
    title: 'Alerts',
    singular: 'Alert',
    kinds: ['alert'],
    newLabel: 'New alert',
    hasTemplates: true,
    statuses: ['past', 'inForce'],
  },
} as const satisfies Record<string, DocumentScreen>

export const allScreens: readonly DocumentScreen[] = Object.values(documentScreens)

export const screenOf = (kind: DocumentKind): DocumentScreen => {
  const screen = allScreens.find(({ kinds }) => kinds.includes(kind))
  if (!screen) throw new Error(`No screen lists documents of the kind ${kind}`)
  return screen
}

export const orderPath = ({ path }: DocumentScreen): string => `${path}/order`

export const editorPath = ({ kind, id }: { kind: DocumentKind; id: string }): string => {
  const { path, singletonId } = screenOf(kind)
  return singletonId ? path : `${path}/${id}`
}
