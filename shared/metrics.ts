/** The site's own CloudWatch metrics, which are counts: functions write them, alarms read them. */
export const metrics = {
  namespace: 'RecoverySite',
  /** The name of the function that writes the metric; it differs from stage to stage. */
  dimension: 'Function',
  browserErrors: 'BrowserErrors',
  /** Wrong passwords, and attempts that came too often to be checked. */
  refusedLogins: 'RefusedLogins',
  /** Renderings of everything, of which one runs daily. */
  wholeRenderings: 'WholeRenderings',
  /** Call requests that nobody has opened within half an hour of office time. */
  overdueCallRequests: 'OverdueCallRequests',
  /** Renderings that were not published, since they would have removed or broken pages. */
  publicationsRefused: 'PublicationsRefused',
  /** Pages that stay as they were, since they cannot be rendered. */
  pagesNotRendered: 'PagesNotRendered',
} as const
