import type { Benchmark } from './benchmark.ts'
import { desktop, openTab, quiet, withBrowser } from './browser.ts'
import type { Row } from './row.ts'
import { screens, servedScreens } from './screens.ts'

/** How many functions run for anonymous page views: none, whether the visitor only reads or scrolls and points too. */
export const invocations: Benchmark = {
  name: 'invocations',
  run: async ({ say, site }) => {
    const { address, invocations: counted } = await site()
    const served = await servedScreens(address, screens, say)
    return withBrowser(async (browser) => {
      const run = async (touch: boolean): Promise<number> => {
        const before = await counted()
        for (const { path } of served) {
          const { page, close } = await openTab(browser, desktop)
          await page.goto(address + path)
          await quiet(page)
          if (touch) {
            await page.mouse.move(3, 400)
            await page.mouse.wheel(0, 20_000)
            await quiet(page)
          }
          await close()
        }
        const after = await counted()
        const ran = Object.keys(after).filter((name) => (after[name] ?? 0) > (before[name] ?? 0))
        if (ran.length > 0) say(`  ran: ${ran.join(', ')}`)
        return ran.reduce((sum, name) => sum + (after[name] ?? 0) - (before[name] ?? 0), 0)
      }
      const row = (figure: string, measured: number): Row => ({
        figure,
        measured,
        unit: '',
        bound: { atMost: 0 },
      })
      say(`${served.length} screens, read and scrolled`)
      return [
        row(`functions run by ${served.length} page views, read only`, await run(false)),
        row(
          `functions run by ${served.length} page views, scrolled to the end, with the app`,
          await run(true),
        ),
      ]
    })
  },
}
