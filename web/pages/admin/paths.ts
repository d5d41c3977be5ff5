/** The staff area's addresses outside the guard. (Routes.) */
export const paths = {
  dashboard: '/admin',
  login: '/admin/login',
} as const
