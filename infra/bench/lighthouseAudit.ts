import lighthouse from 'lighthouse'
import { withBrowserPort } from './chromiumPort.ts'

/** How Lighthouse slows network and processor: computed from a quick load, or applied by the browser. */
export type Throttling = 'simulate' | 'devtools'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** What Lighthouse found. Scores in points of 100, times in milliseconds. */
export interface Audited {
  scores: Record<(typeof categories)[number], number>
  contentful: number
  speed: number
  blocking: number
  shift: number
  /** The audits that took points, other than those of pure timing. */
  failed: string[]
}

/** Audits an address as a phone, in a browser that has seen nothing before. */
export function audit(address: string, throttlingMethod: Throttling): Promise<Audited> {
  return withBrowserPort(async (port) => {
    const result = await lighthouse(address, {
      port,
      output: 'json',
      logLevel: 'error',
      throttlingMethod,
      onlyCategories: [...categories],
    })
    if (!result) throw new Error(`Lighthouse says nothing about ${address}`)
    const { lhr } = result
    if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`)
    const points = (name: string) => Math.round((lhr.categories[name]?.score ?? 0) * 100)
    const value = (name: string) => lhr.audits[name]?.numericValue ?? Number.NaN
    const weighed = Object.values(lhr.categories).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
    )
    return {
      scores: {
        performance: points('performance'),
        accessibility: points('accessibility'),
        'best-practices': points('best-practices'),
        seo: points('seo'),
      },
      contentful: value('largest-contentful-paint'),
      speed: value('speed-index'),
      blocking: value('total-blocking-time'),
      shift: value('cumulative-layout-shift'),
      failed: weighed.flatMap((id) => {
        const { score = null, displayValue = '' } = lhr.audits[id] ?? {}
        return score !== null && score < 0.995 ? [`${id} ${displayValue}`.trim()] : []
      }),
    }
  })
}
