import { deadAddress, screens } from './support/screens.ts'
import { awaken, desktop, expect, idle, phone, test } from './support/visitor.ts'

test.use({ expectedComplaints: /404/ })

const most = 0.02
/** Where no font of the same widths stands in: lines break elsewhere until the site's own fonts have come. */
const mostWithoutStandIns = 0.1

for (const [size, viewport] of Object.entries({ phone, desktop })) {
  test(`no screen of a ${size} shifts by more than ${most} while it loads, is scrolled and the app arrives`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await page.addInitScript(observeShifts)
    await page.goto('/')
    const bound = (await page.evaluate(hasStandIns)) ? most : mostWithoutStandIns
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
      expect.soft(sum, `${name}: ${JSON.stringify(shifts)}`).toBeLessThan(bound)
    }
  })
}

/** Whether this machine has the fonts that `web/styles/fonts.css` scales, as visitors' machines do. Runs in the page. */
async function hasStandIns(): Promise<boolean> {
  const fonts = [
    'local("Arial"), local("Liberation Sans")',
    'local("Times New Roman"), local("Liberation Serif")',
  ]
  const found = await Promise.allSettled(fonts.map((font) => new FontFace('stand-in', font).load()))
  return found.every(({ status }) => status === 'fulfilled')
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
