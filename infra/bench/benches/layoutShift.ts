import { layoutShiftsOf, recordLayoutShifts } from '../../tests/browser/support/layoutShifts.ts'
import { scrollThrough } from '../../tests/browser/support/scrollThrough.ts'
import type { Bench } from '../support/benchContext.ts'
import { idle, openPage, phone } from '../support/browser.ts'
import { kinds } from '../support/kinds.ts'
import { count, type Row } from '../support/row.ts'

const smallPhone = { ...phone, viewport: { width: 360, height: 740 } }

/**
 * How far things move while a page loads from a slow network, where its fonts come late, and is scrolled from top to
 * bottom. `npm test` measures all pages, also on a desktop, from a fast network.
 */
export const layoutShift: Bench = async ({ log, browser, site }) => {
  const { address } = await site()
  const rows: Row[] = []
  for (const [kind, path] of kinds) {
    log(kind)
    await using page = await openPage(browser, smallPhone, { network: true })
    await recordLayoutShifts(page)
    await page.goto(address + path, { timeout: 60_000 })
    await page.keyboard.press('Shift')
    await scrollThrough(page)
    await idle(page)
    const shifts = await layoutShiftsOf(page)
    const large = shifts.filter(({ value }) => value > 0.005)
    if (large.length > 0) log(JSON.stringify(large))
    const sum = shifts.reduce((total, { value }) => total + value, 0)
    rows.push(count(`${kind}: layout shift, 360 px wide, slow network`, sum, { atMost: 0.01 }))
  }
  return rows
}
