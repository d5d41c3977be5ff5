/** The site's own figures in CloudWatch, beside those that AWS keeps by itself. Functions write them, alarms read them. */
export const metrics = {
  namespace: 'RecoverySite',
  /** Each figure belongs to the function that writes it, whose name differs from stage to stage. */
  dimension: 'Function',
  /** Errors that visitors' browsers reported. */
  browserErrors: { name: 'BrowserErrors', unit: 'Count' },
  /** Objects that a rendering wrote or removed. */
  pagesChanged: { name: 'PagesChanged', unit: 'Count' },
  /** How long a rendering took. */
  renderTime: { name: 'RenderTime', unit: 'Milliseconds' },
} as const

/** One of the figures. */
export type Metric = (typeof metrics)['browserErrors' | 'pagesChanged' | 'renderTime']
