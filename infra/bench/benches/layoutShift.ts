import { layoutShiftsOf, recordLayoutShifts } from '../../tests/browser/support/layoutShifts.ts'
import { deadAddress, screens } from '../../tests/browser/support/screens.ts'
import { scrollThrough } from '../../tests/browser/support/scrollThrough.ts'
import type { Bench } from '../support/benchContext.ts'
import { desktop, idle, openPage, phone } from '../support/browser.ts'
import { count, type Row } from '../support/row.ts'

const devices = [
  { device: { ...phone, viewport: { width: 360, height: 740 } }, network: true },
  { device: desktop, network: false },
]

/** How far things move while a screen loads, gets its fonts and is scrolled from top to bottom. */
export const layoutShift: Bench = async ({ log, browser, site }) => {
  const { address } = await site()
  const rows: Row[] = []
  for (const [name, path] of [
    ...screens,
    ['404', deadAddress] as const,
    ['staff login', '/admin'] as const,
  ]) {
    const sums: number[] = []
    for (const { device, network } of devices) {
      await using page = await openPage(browser, device, { network })
      await recordLayoutShifts(page)
      await page.goto(address + path, { timeout: 60_000 })
      await page.keyboard.press('Shift')
      await scrollThrough(page)
      await idle(page)
      const shifts = await layoutShiftsOf(page)
      const large = shifts.filter(({ value }) => value > 0.005)
      if (large.length > 0) log(`${name}: ${JSON.stringify(large)}`)
      sums.push(shifts.reduce((sum, { value }) => sum + value, 0))
    }
    const figure = `${name}: layout shift, 360 and 1280 px (${sums.map((sum) => sum.toFixed(3)).join(' ')})`
    rows.push(count(figure, Math.max(...sums), { atMost: 0.02 }))
  }
  return rows
}
