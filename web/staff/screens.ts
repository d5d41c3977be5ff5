import { documentScreens } from './desk/documentScreens.ts'
import { paths } from './paths.ts'
import type { StaffPlace } from './places.ts'

export interface StaffScreenRow {
  place: StaffPlace
  path: string
  title: string
  /** Its name among the tabs of its place, where that is not its title. */
  tab?: string
}

const { pages, faqs, services, posts, reviews, alerts } = documentScreens

/** The guarded screens, in the order of the tabs of their place. */
export const staffScreens = {
  dashboard: { place: 'Today', path: paths.dashboard, title: 'Dashboard', tab: 'Today' },
  readyToPublish: { place: 'Today', path: '/admin/ready-to-publish', title: 'Ready to publish' },
  callRequests: { place: 'Calls', path: '/admin/calls', title: 'Calls' },
  pages,
  faqs,
  services,
  servicePages: { place: 'Pages', path: '/admin/service-pages', title: 'Service pages', tab: 'Images' },
  posts,
  reviews,
  hours: { place: 'Clinic', path: '/admin/clinic/hours', title: 'Hours and closures' },
  phones: { place: 'Clinic', path: '/admin/clinic/phones', title: 'Phones' },
  offices: { place: 'Clinic', path: '/admin/clinic/offices', title: 'Offices' },
  insurers: { place: 'Clinic', path: '/admin/clinic/insurers', title: 'Insurers' },
  legal: { place: 'Clinic', path: '/admin/clinic/legal', title: 'Legal' },
  alerts,
  team: { place: 'Settings', path: '/admin/settings/team', title: 'Team' },
  account: { place: 'Settings', path: '/admin/settings/account', title: 'Your account' },
  activity: { place: 'Settings', path: '/admin/settings/activity', title: 'Activity' },
  images: { place: 'Settings', path: '/admin/settings/images', title: 'Images' },
  redirects: { place: 'Settings', path: '/admin/settings/redirects', title: 'Redirects' },
  bin: { place: 'Settings', path: '/admin/settings/bin', title: 'Bin' },
} as const satisfies Record<string, StaffScreenRow>

const screens: readonly StaffScreenRow[] = Object.values(staffScreens)

export const screensOf = (place: StaffPlace): StaffScreenRow[] =>
  screens.filter((screen) => screen.place === place)

/** The screen at an address, or the one that lists what is edited there. */
export const screenAt = (path: string): StaffScreenRow | undefined =>
  screens
    .filter((screen) => path === screen.path || path.startsWith(`${screen.path}/`))
    .toSorted((one, other) => other.path.length - one.path.length)[0]

/** Lists of documents at addresses of earlier versions of the staff area, and where they are now. */
export const movedLists = {
  '/admin/posts': posts.path,
  '/admin/treatment-pages': pages.path,
  '/admin/alerts': alerts.path,
} as const

export const movedScreens = {
  ...movedLists,
  '/admin/call-requests': staffScreens.callRequests.path,
  '/admin/site': staffScreens.hours.path,
  '/admin/members': staffScreens.team.path,
  '/admin/account': staffScreens.account.path,
  '/admin/audit': staffScreens.activity.path,
  '/admin/media': staffScreens.images.path,
  '/admin/redirects': staffScreens.redirects.path,
  '/admin/bin': staffScreens.bin.path,
  '/admin/feedback': pages.path,
  '/admin/clinic': staffScreens.hours.path,
  '/admin/settings': staffScreens.team.path,
} as const
