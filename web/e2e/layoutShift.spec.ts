import { deadAddress, screens } from './support/screens.ts'
import { awaken, desktop, expect, idle, phone, test } from './support/visitor.ts'

test.use({ expectedComplaints: /404/ })

const most = 0.02

for (const [size, viewport] of Object.entries({ phone, desktop })) {
  test(`no screen of a ${size} shifts by more than ${most} while it loads, is scrolled and the app arrives`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await page.addInitScript(observeShifts)
    for (const [name, address] of [...screens, ['dead link', deadAddress] as const]) {
      await page.goto(address)
      await awaken(page)
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      for (let place = 0; place < height; place += viewport.height) {
        await page.evaluate(async (top) => {
          scrollTo({ top, behavior: 'instant' })
          await new Promise((painted) => {
            requestAnimationFrame(() => requestAnimationFrame(painted))
            // A page behind another may never be asked for a frame.
            setTimeout(painted, 500)
          })
        }, place)
      }
      await idle(page)
      const shifts = await page.evaluate((): Shift[] => Reflect.get(window, 'shifts'))
      const sum = shifts.reduce((total, { value }) => total + value, 0)
      expect.soft(sum, `${name}: ${JSON.stringify(shifts)}`).toBeLessThan(most)
    }
  })
}

interface Shift {
  value: number
  moved: string[]
}

/** Runs in the page. */
function observeShifts() {
  interface LayoutShift extends PerformanceEntry {
    value: number
    hadRecentInput: boolean
    sources: { node?: Node | null }[]
  }
  const shifts: Shift[] = []
  Object.assign(window, { shifts })
  new PerformanceObserver((list) => {
    // The list's type does not know the entries of the one kind that is observed.
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
      if (hadRecentInput) continue
      const moved = sources.map(({ node }) =>
        node instanceof Element ? node.outerHTML.slice(0, 100) : 'text',
      )
      shifts.push({ value, moved })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
