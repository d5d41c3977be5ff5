import type { Bench } from '../support/benchContext.ts'
import { desktop, idle, openPage } from '../support/browser.ts'
import { kinds } from '../support/kinds.ts'
import { count } from '../support/row.ts'

/** How many functions run for anonymous page views: none. */
export const invocations: Bench = async ({ log, browser, site }) => {
  const { address, invocations: counts } = await site()
  const visitAll = async (scroll: boolean) => {
    const before = await counts()
    for (const [, path] of kinds) {
      await using page = await openPage(browser, desktop)
      await page.goto(address + path)
      await idle(page)
      if (!scroll) continue
      await page.mouse.move(3, 400)
      await page.mouse.wheel(0, 20_000)
      await idle(page)
    }
    const after = Object.entries(await counts())
    const ran = after.map(([name, runs]) => ({ name, runs: runs - (before[name] ?? 0) }))
    log(
      `${kinds.length} pages: ${ran.flatMap(({ name, runs }) => (runs > 0 ? name : [])).join(', ') || 'no function'} ran`,
    )
    return ran.reduce((sum, { runs }) => sum + runs, 0)
  }
  const views = `functions invoked by views of ${kinds.length} pages`
  return [
    count(`${views}, without scrolling`, await visitAll(false), { atMost: 0 }),
    count(`${views}, scrolled to the end, with the app`, await visitAll(true), { atMost: 0 }),
  ]
}
