/** The site's custom CloudWatch metrics. All are counts. */
export const metrics = {
  namespace: 'RecoverySite',
  /** The name of the function, which differs from stage to stage. */
  dimension: 'Function',
  browserErrors: 'BrowserErrors',
  /** Logins with a wrong password, and logins refused because there were too many. */
  refusedLogins: 'RefusedLogins',
  /** Renderings of all pages. One runs daily. */
  wholeRenderings: 'WholeRenderings',
  /** Call requests that staff have not called within `callRequestLimits.uncalled`. */
  overdueCallRequests: 'OverdueCallRequests',
  /** Renderings that were not published, because they would have removed or broken pages. */
  publicationsRefused: 'PublicationsRefused',
  /** Pages that could not be rendered. Their previous HTML stays. */
  pagesNotRendered: 'PagesNotRendered',
} as const
