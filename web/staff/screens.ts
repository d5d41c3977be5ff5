import { documentScreens } from './desk/documentScreens.ts'

/** The groups of the navigation, in its order. A screen without a group is always in view. */
export const staffGroups = ['Content', 'Website', 'People'] as const
export type StaffGroup = (typeof staffGroups)[number]

/** The guarded screens, in the order of the navigation and of the dashboard's cards. */
export const staffScreens = {
  callRequests: {
    path: '/admin/call-requests',
    title: 'Call requests',
    summary: 'The people who asked for a call, and how each call went.',
  },
  ...documentScreens,
  readyToPublish: {
    path: '/admin/ready-to-publish',
    title: 'Ready to publish',
    summary: 'Everything that visitors do not see yet, with what is missing. Publish several at once.',
    group: 'Content',
  },
  servicePages: {
    path: '/admin/service-pages',
    title: 'Service pages',
    summary:
      'Change the image of a page: drop a photo on its row, check the preview, save. Every change can be undone.',
    group: 'Content',
  },
  redirects: {
    path: '/admin/redirects',
    title: 'Redirects',
    summary: 'Old addresses, and the pages that they lead to now.',
    group: 'Website',
  },
  media: {
    path: '/admin/media',
    title: 'Media',
    summary: 'Every uploaded image, and where it is shown.',
    group: 'Website',
  },
  bin: {
    path: '/admin/bin',
    title: 'Bin',
    summary: 'What was deleted in the last 90 days, by whom and when. Everything can be restored.',
    group: 'Website',
  },
  feedback: {
    path: '/admin/feedback',
    title: 'Feedback',
    summary: 'Which pages visitors found helpful, and which they did not.',
    group: 'Website',
  },
  members: {
    path: '/admin/members',
    title: 'Members',
    summary: 'Who can log in here: add a colleague, disable a login, or sign somebody out.',
    group: 'People',
  },
  account: {
    path: '/admin/account',
    title: 'Your account',
    summary: 'Change your password, and add passkeys to log in with a fingerprint, a face or a PIN.',
    group: 'People',
  },
  audit: {
    path: '/admin/audit',
    title: 'Audit',
    summary: 'Who did what, when, and to which document.',
    group: 'People',
  },
} as const satisfies Record<string, StaffScreenRow>

export interface StaffScreenRow {
  path: string
  title: string
  summary: string
  group?: StaffGroup
}
