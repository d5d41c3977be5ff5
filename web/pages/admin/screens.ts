import { documentScreens } from './documents/documentScreens.ts'

/** The guarded screens, in the order of the navigation and of the dashboard's cards. */
export const staffScreens = {
  callRequests: {
    path: '/admin/call-requests',
    title: 'Call requests',
    summary: 'The people who asked for a call, and how each call went.',
  },
  ...documentScreens,
  servicePages: {
    path: '/admin/service-pages',
    title: 'Service pages',
    summary:
      'Change the image of a page: drop a photo on its row, check the preview, save. Every change can be undone.',
  },
  feedback: {
    path: '/admin/feedback',
    title: 'Feedback',
    summary: 'Which pages visitors found helpful, and which they did not.',
  },
} as const satisfies Record<string, StaffScreenRow>

interface StaffScreenRow {
  path: string
  title: string
  summary: string
}
