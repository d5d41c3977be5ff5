/** The addresses of the staff area. (Routes.) */
export const paths = {
  dashboard: '/admin',
  login: '/admin/login',
  servicePages: '/admin/service-pages',
} as const
