/** The site's own CloudWatch metrics: functions write them, alarms read them. */
export const metrics = {
  namespace: 'RecoverySite',
  /** The name of the function that writes the metric; it differs from stage to stage. */
  dimension: 'Function',
  browserErrors: { name: 'BrowserErrors', unit: 'Count' },
  /** Wrong passwords, and attempts that came too often to be checked. */
  refusedLogins: { name: 'RefusedLogins', unit: 'Count' },
  pagesChanged: { name: 'PagesChanged', unit: 'Count' },
  /** Renderings of everything, of which one runs daily. */
  wholeRenderings: { name: 'WholeRenderings', unit: 'Count' },
  renderTime: { name: 'RenderTime', unit: 'Milliseconds' },
  /** Call requests that nobody has opened within half an hour of office time. */
  overdueCallRequests: { name: 'OverdueCallRequests', unit: 'Count' },
  /** Renderings that were not published, since they would have removed or broken pages. */
  publicationsRefused: { name: 'PublicationsRefused', unit: 'Count' },
  /** Pages that stay as they were, since they cannot be rendered. */
  pagesNotRendered: { name: 'PagesNotRendered', unit: 'Count' },
} as const

export type Metric = Extract<(typeof metrics)[keyof typeof metrics], { unit: string }>
