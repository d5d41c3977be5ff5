import type { DocumentQuery } from '#shared/api/queries.ts'
import { reviewers } from '#shared/documentTasks.ts'
import type { DocumentKind, DraftContent, FoundPlace } from '#shared/entities/documents.ts'

/** Addresses outside the guard of the staff area. (Specification, Routes.) */
export const paths = {
  dashboard: '/admin',
  login: '/admin/login',
  /** The fragment, which browsers do not send to servers, has the token of a one-time link. */
  join: '/admin/join',
  /** The fragment has the token of a preview link. */
  draft: '/admin/draft',
  /** The target of "Edit this page". The query has the address of the public page and the words in view. */
  edit: '/admin/edit',
} as const

/** The sections in the order of the navigation. The link of a section leads to its first screen. */
export const staffSections = ['Today', 'Calls', 'Pages', 'Blog', 'Reviews', 'Clinic', 'Settings'] as const
export type StaffSection = (typeof staffSections)[number]

export interface StaffScreenRow {
  section: StaffSection
  path: string
  title: string
  intro?: string
  /** The label of the screen's tab. By default the title. */
  tab?: string
}

/** A list of documents. A row opens the editor of its document. */
export interface DocumentScreen extends StaffScreenRow {
  singular: string
  kinds: readonly [DocumentKind, ...DocumentKind[]]
  newContent?: DraftContent
  /** The screen has buttons that create documents from templates. */
  hasTemplates?: true
  /** Statuses that only this screen's documents can have. Statuses that no screen lists are on all screens. */
  statuses?: readonly DocumentQuery['status'][]
  /** Staff can order the documents. Stated here because the kinds would make the dashboard load all schemas. */
  hasOrder?: true
  isTree?: true
  /** The kind whose documents in the tree show their children from the start. */
  startsOpen?: DocumentKind
  /** The id of the only document, whose editor the screen shows instead of a list. */
  singletonId?: string
}

export const documentScreens = {
  pages: {
    section: 'Pages',
    path: '/admin/pages',
    title: 'Pages',
    singular: 'Page',
    kinds: ['treatment', 'landing', 'page'],
    // A new page is in a menu from the start. Staff can move the page.
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
      'Every draft, and every change that visitors do not see yet. Choose some: they are published together. What is on the website can leave it together.',
  },
  calendar: {
    section: 'Today',
    path: '/admin/calendar',
    title: 'Calendar',
    intro: 'What goes out and comes off, and what did.',
  },
  callRequests: {
    section: 'Calls',
    path: '/admin/calls',
    title: 'Calls',
    intro: 'Show the number, call, and say how it went. Each look at a number is recorded with your name.',
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
  evidence: {
    section: 'Settings',
    path: '/admin/settings/evidence',
    title: 'Evidence',
    intro:
      'For an insurer, an accreditor or a lawyer: licenses, sign-offs, sources, stored data, retention and notices, from what is stored now.',
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

/** The screen at an address. For the address of an editor, the screen that lists its documents. */
export const screenAt = (path: string): StaffScreenRow | undefined =>
  screens
    .filter((screen) => path === screen.path || path.startsWith(`${screen.path}/`))
    .toSorted((one, other) => other.path.length - one.path.length)[0]

/** The `aria-current` of a current link: `page` if the link leads to exactly this screen, else `true`. */
export const ariaCurrent = (path: string, link: string | undefined) => (path === link ? 'page' : 'true')

/** Addresses without a screen, each with the address of the screen that opens instead. */
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

/** Such as `New post`, or `New FAQ`. */
export const newLabel = ({ singular }: DocumentScreen): string =>
  `New ${singular === singular.toUpperCase() ? singular : singular.toLowerCase()}`

export const orderPath = ({ path }: DocumentScreen): string => `${path}/order`

/** The address of the editor. With `found`, the address of the field in the editor. */
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
