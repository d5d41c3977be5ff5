import type { DocumentKind } from '#shared/entities/documents.ts'
import type { StaffPlace } from '../places.ts'

export interface DocumentScreen {
  place: StaffPlace
  path: string
  title: string
  /** One of its documents. */
  singular: string
  kinds: readonly DocumentKind[]
  /** The label of the button that begins a document of the first kind. */
  newLabel?: string
  /** The id of its one document, which the screen shows instead of a list. */
  only?: string
}

/** The lists of documents. */
export const documentScreens = {
  pages: {
    place: 'Pages',
    path: '/admin/pages',
    title: 'Pages',
    singular: 'Page',
    kinds: ['treatment', 'landing', 'page'],
    newLabel: 'New page',
  },
  faqs: {
    place: 'Pages',
    path: '/admin/faqs',
    title: 'FAQs',
    singular: 'FAQ',
    kinds: ['faq'],
    newLabel: 'New FAQ',
  },
  services: {
    place: 'Pages',
    path: '/admin/services',
    title: 'Services',
    singular: 'Service',
    kinds: ['service'],
    newLabel: 'New service',
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
  },
  site: {
    place: 'Clinic',
    path: '/admin/clinic/hours',
    title: 'Clinic',
    singular: 'Clinic',
    kinds: ['site'],
    only: 'site',
  },
  alerts: {
    place: 'Clinic',
    path: '/admin/clinic/alerts',
    title: 'Alerts',
    singular: 'Alert',
    kinds: ['alert'],
    newLabel: 'New alert',
  },
} as const satisfies Record<string, DocumentScreen>

export const screenOf = (kind: DocumentKind): DocumentScreen => {
  const screens: readonly DocumentScreen[] = Object.values(documentScreens)
  const screen = screens.find(({ kinds }) => kinds.includes(kind))
  if (!screen) throw new Error(`No screen lists documents of the kind ${kind}`)
  return screen
}

export const orderPath = ({ path }: DocumentScreen): string => `${path}/order`

export const editorPath = ({ kind, id }: { kind: DocumentKind; id: string }): string =>
  screenOf(kind).only ? screenOf(kind).path : `${screenOf(kind).path}/${id}`
