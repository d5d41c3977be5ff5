/** The staff area's addresses outside the guard. (Routes.) */
export const paths = {
  dashboard: '/admin',
  login: '/admin/login',
  /** Its fragment has the token of a one-time link, which no server sees. */
  join: '/admin/join',
} as const
