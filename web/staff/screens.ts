import type { DocumentQuery } from '#shared/api/queries.ts'
import { reviewers } from '#shared/documentTasks.ts'
import type { DocumentKind, DraftContent, FoundPlace } from '#shared/entities/documents.ts'

/** The staff area's addresses outside the guard. (Specification, Routes.) */
export const paths = {
  dashboard: '/admin',
  login: '/admin/login',
  /** The fragment has the token of a one-time link, which no server sees. */
  join: '/admin/join',
  /** The fragment has the token of a preview link. */
  draft: '/admin/draft',
  /** The target of "Edit this page": the query has the address of a public page, and words in view. */
  edit: '/admin/edit',
} as const

/** The links of the navigation, in its order. Each leads to the first screen of its section. */
export const staffSections = ['Today', 'Calls', 'Pages', 'Blog', 'Reviews', 'Clinic', 'Settings'] as const
export type StaffSection = (typeof staffSections)[number]

export interface StaffScreenRow {
  section: StaffSection
  path: string
  title: string
  intro?: string
  /** The name among the tabs of its section, by default the title. */
  tab?: string
}

/** A list of documents, whose row opens the editor. */
export interface DocumentScreen extends StaffScreenRow {
  singular: string
  kinds: readonly [DocumentKind, ...DocumentKind[]]
  newContent?: DraftContent
  /** Buttons begin a document with prepared texts. */
  hasTemplates?: true
  /** The states that only its documents have: every other one is for all. */
  statuses?: readonly DocumentQuery['status'][]
  /** Staff order its documents. The dashboard would load all schemas to learn it from the kind. */
  hasOrder?: true
  isTree?: true
  /** The kind in a tree whose documents show their children from the start. */
  startsOpen?: DocumentKind
  /** The id of its one document, which the screen shows instead of a list. */
  singletonId?: string
}

export const documentScreens = {
  pages: {
    section: 'Pages',
    path: '/admin/pages',
    title: 'Pages',
    singular: 'Page',
    kinds: ['treatment', 'landing', 'page'],
    // A page stands in a menu from the start, and can be moved.
    newContent: { category: 'what-we-treat', parentId: null, slug: 'what-we-treat/' },
    statuses: [...reviewers, 'sample'],
    isTree: true,
    startsOpen: 'landing',
  },
  faqs: {
    section: 'Pages',
    path: '/admin/faqs',
    title: 'FAQs',
    singular: 'FAQ',
    kinds: ['faq'],
    statuses: reviewers,
    hasOrder: true,
  },
  services: {
    section: 'Pages',
    path: '/admin/services',
    title: 'Services',
    singular: 'Service',
    kinds: ['service'],
    hasOrder: true,
  },
  posts: {
    section: 'Blog',
    path: '/admin/blog',
    title: 'Blog',
    singular: 'Post',
    kinds: ['post'],
    statuses: reviewers,
  },
  reviews: {
    section: 'Reviews',
    path: '/admin/reviews',
    title: 'Reviews',
    singular: 'Review',
    kinds: ['review'],
    statuses: ['sample'],
    hasOrder: true,
  },
  site: {
    section: 'Clinic',
    path: '/admin/clinic/hours',
    title: 'Clinic',
    singular: 'Clinic',
    kinds: ['site'],
    singletonId: 'site',
  },
  teamMembers: {
    section: 'Clinic',
    path: '/admin/clinic/team',
    title: 'Our team',
    singular: 'Team member',
    kinds: ['teamMember'],
    statuses: ['sample'],
    hasOrder: true,
  },
  alerts: {
    section: 'Clinic',
    path: '/admin/clinic/alerts',
    title: 'Alerts',
    singular: 'Alert',
    kinds: ['alert'],
    hasTemplates: true,
    statuses: ['past', 'inForce'],
  },
} as const satisfies Record<string, DocumentScreen>

const { pages, faqs, services, posts, reviews, teamMembers, alerts } = documentScreens

export const staffScreens = {
  dashboard: { section: 'Today', path: paths.dashboard, title: 'Dashboard', tab: 'Today' },
  readyToPublish: {
    section: 'Today',
    path: '/admin/ready-to-publish',
    title: 'Ready to publish',
    intro:
      'Every draft, and every change that visitors do not see yet. Choose some: they are published together.',
  },
  callRequests: {
    section: 'Calls',
    path: '/admin/calls',
    title: 'Calls',
    intro: 'Show the number, call, and say how it went. Each look at a number is recorded with your name.',
  },
  suspectedCalls: {
    section: 'Calls',
    path: '/admin/calls/possibly-spam',
    title: 'Possibly spam',
    intro:
      'Requests that look as if a program had sent them. Each may be from a person: look at new ones, and call whoever is one.',
  },
  pages,
  faqs,
  services,
  servicePages: {
    section: 'Pages',
    path: '/admin/service-pages',
    title: 'Service pages',
    tab: 'Images',
    intro:
      'Type the address of an image, or choose, drop or paste a photo. Nothing changes on the website until you press Update Image. Earlier images are in the history of each page.',
  },
  posts,
  reviews,
  hours: { section: 'Clinic', path: '/admin/clinic/hours', title: 'Hours and closures' },
  phones: { section: 'Clinic', path: '/admin/clinic/phones', title: 'Phones' },
  offices: { section: 'Clinic', path: '/admin/clinic/offices', title: 'Offices' },
  insurers: { section: 'Clinic', path: '/admin/clinic/insurers', title: 'Insurers' },
  legal: { section: 'Clinic', path: '/admin/clinic/legal', title: 'Legal' },
  teamMembers,
  alerts,
  team: {
    section: 'Settings',
    path: '/admin/settings/team',
    title: 'Team',
    intro:
      'Everybody here can do everything in the staff area. Give each person a login of their own, so that the history shows who changed what.',
  },
  account: { section: 'Settings', path: '/admin/settings/account', title: 'Your account' },
  activity: {
    section: 'Settings',
    path: '/admin/settings/activity',
    title: 'Activity',
    intro:
      'Who did what, when, and to which document. Records stay for six years, and nobody can change them.',
  },
  images: {
    section: 'Settings',
    path: '/admin/settings/images',
    title: 'Images',
    intro:
      'Every uploaded image, and where it is shown. What nothing shows is deleted 30 days after its upload.',
  },
  redirects: {
    section: 'Settings',
    path: '/admin/settings/redirects',
    title: 'Redirects',
    intro:
      'Visitors who follow a link to an old address reach the new one. When the address of a page changes, its redirect is added automatically.',
  },
  bin: {
    section: 'Settings',
    path: '/admin/settings/bin',
    title: 'Bin',
    intro:
      'Deleted documents stay here for 90 days. Restoring makes one a draft again, with its history; publish it to bring back its address, and the redirects that lead there.',
  },
} as const satisfies Record<string, StaffScreenRow>

const screens: readonly StaffScreenRow[] = Object.values(staffScreens)

export const screensOf = (section: StaffSection): StaffScreenRow[] =>
  screens.filter((screen) => screen.section === section)

/** The screen at an address, or the one that lists the documents edited there. */
export const screenAt = (path: string): StaffScreenRow | undefined =>
  screens
    .filter((screen) => path === screen.path || path.startsWith(`${screen.path}/`))
    .toSorted((one, other) => other.path.length - one.path.length)[0]

/** The `aria-current` of a link to a part of the staff area: `page` only for the screen itself. */
export const ariaCurrent = (path: string, link: string | undefined) => (path === link ? 'page' : 'true')

/** Addresses of sections without a screen of their own, and the screen that opens there. */
export const firstScreens = {
  '/admin/clinic': staffScreens.hours.path,
  '/admin/settings': staffScreens.team.path,
} as const

export const allScreens: readonly DocumentScreen[] = Object.values(documentScreens)

export const screenOf = (kind: DocumentKind): DocumentScreen => {
  const screen = allScreens.find(({ kinds }) => kinds.includes(kind))
  if (!screen) throw new Error(`No screen lists documents of the kind ${kind}`)
  return screen
}

export const orderPath = ({ path }: DocumentScreen): string => `${path}/order`

/** The address of the editor, at the field of `found` if there is one. */
export const editorPath = ({
  kind,
  id,
  found,
}: {
  kind: DocumentKind
  id: string
  found?: FoundPlace | undefined
}): string => {
  const { path, singletonId } = screenOf(kind)
  return (singletonId ? path : `${path}/${id}`) + (found ? `#${found.path.join('.')}` : '')
}
