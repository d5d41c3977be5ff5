import { checkSite } from '../../operate/content/checkSite.ts'
import { seedContent } from '../../testing/seedContent.ts'
import { type Bench, repeat } from '../support/benchContext.ts'
import { ms } from '../support/row.ts'

/** The time that the content checks take for all content of a new site. */
export const contentChecks: Bench = async ({ runs = 15 }) => {
  const check = async () => {
    const began = performance.now()
    checkSite(seedContent, '2026-11-21')
    return performance.now() - began
  }
  return [ms('content checks of the whole site', await repeat(runs, check), { atMost: 50 })]
}
