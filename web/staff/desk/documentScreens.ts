import type { DocumentKind } from '#shared/entities/documents.ts'

export interface DocumentScreen {
  path: string
  title: string
  /** One of its documents. */
  singular: string
  summary: string
  group: 'Content' | 'Website'
  kinds: readonly DocumentKind[]
  /** The label of the button that begins a document of the first kind. */
  newLabel?: string
  /** The id of its one document, which the screen shows instead of a list. */
  only?: string
}

/** The lists of documents, in the order of the navigation. */
export const documentScreens = {
  posts: {
    path: '/admin/posts',
    title: 'Posts',
    singular: 'Post',
    summary: 'Write, change and publish the articles of the blog.',
    group: 'Content',
    kinds: ['post'],
    newLabel: 'New post',
  },
  faqs: {
    path: '/admin/faqs',
    title: 'FAQs',
    singular: 'FAQ',
    summary: 'Questions and answers, general or of one treatment page.',
    group: 'Content',
    kinds: ['faq'],
    newLabel: 'New FAQ',
  },
  reviews: {
    path: '/admin/reviews',
    title: 'Reviews',
    singular: 'Review',
    summary: 'What clients and families say.',
    group: 'Content',
    kinds: ['review'],
    newLabel: 'New review',
  },
  services: {
    path: '/admin/services',
    title: 'Services',
    singular: 'Service',
    summary: 'The services in lists, each with the page it links to.',
    group: 'Content',
    kinds: ['service'],
    newLabel: 'New service',
  },
  treatments: {
    path: '/admin/treatment-pages',
    title: 'Treatment pages',
    singular: 'Treatment page',
    summary: 'What you treat and how you help: texts, images, addresses.',
    group: 'Content',
    kinds: ['treatment'],
    newLabel: 'New page',
  },
  pages: {
    path: '/admin/pages',
    title: 'Pages',
    singular: 'Page',
    summary: 'Home, contact, blog, FAQ, reviews and the two overview pages.',
    group: 'Content',
    kinds: ['landing', 'page'],
  },
  site: {
    path: '/admin/site',
    title: 'Site',
    singular: 'Site',
    summary: 'Name, phone numbers, addresses, opening hours and closures, on every page at once.',
    group: 'Website',
    kinds: ['site'],
    only: 'site',
  },
  alerts: {
    path: '/admin/alerts',
    title: 'Alerts',
    singular: 'Alert',
    summary: 'A message above the pages for a while: a closed office, phones that are down, a 988 outage.',
    group: 'Website',
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
