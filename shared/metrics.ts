/** The site's own CloudWatch metrics: functions write them, alarms read them. */
export const metrics = {
  namespace: 'RecoverySite',
  /** The name of the function that writes the metric; it differs from stage to stage. */
  dimension: 'Function',
  browserErrors: { name: 'BrowserErrors', unit: 'Count' },
  /** Wrong passwords, and attempts that came too often to be checked. */
  refusedLogins: { name: 'RefusedLogins', unit: 'Count' },
  /** Objects that a rendering wrote or removed. */
  pagesChanged: { name: 'PagesChanged', unit: 'Count' },
  renderTime: { name: 'RenderTime', unit: 'Milliseconds' },
} as const

export type Metric = (typeof metrics)['browserErrors' | 'refusedLogins' | 'pagesChanged' | 'renderTime']
