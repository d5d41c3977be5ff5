import { deadAddress, screens } from './support/screens.ts'
import { desktop, expect, loadApp, phone, test, waitUntilIdle } from './support/visitor.ts'

test.use({ expectedErrors: /404/ })

const maxShift = 0.02
/** Without a fallback font of the same metrics, lines break differently until the site's fonts are loaded. */
const maxShiftWithoutFallbacks = 0.1

for (const [size, viewport] of Object.entries({ phone, desktop })) {
  test(`no screen of a ${size} shifts by more than ${maxShift} while the page loads, the app loads and the visitor scrolls`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await page.addInitScript(observeShifts)
    await page.goto('/')
    const limit = (await page.evaluate(hasFallbackFonts)) ? maxShift : maxShiftWithoutFallbacks
    for (const [name, address] of [...screens, ['dead link', deadAddress] as const]) {
      await page.goto(address)
      await loadApp(page)
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      for (let scrollTop = 0; scrollTop < height; scrollTop += viewport.height) {
        await page.evaluate(async (top) => {
          scrollTo({ top, behavior: 'instant' })
          await new Promise((resolve) => {
            requestAnimationFrame(() => requestAnimationFrame(resolve))
            // A page in the background may get no animation frame.
            setTimeout(resolve, 500)
          })
        }, scrollTop)
      }
      await waitUntilIdle(page)
      const shifts = await page.evaluate((): Shift[] => Reflect.get(window, 'shifts'))
      const sum = shifts.reduce((total, { value }) => total + value, 0)
      expect.soft(sum, `${name}: ${JSON.stringify(shifts)}`).toBeLessThan(limit)
    }
  })
}

/** Whether this machine has the fonts that `web/styles/fonts.css` scales as fallbacks. Runs in the page. */
async function hasFallbackFonts(): Promise<boolean> {
  const fonts = [
    'local("Arial"), local("Liberation Sans")',
    'local("Times New Roman"), local("Liberation Serif")',
  ]
  const found = await Promise.allSettled(fonts.map((font) => new FontFace('fallback', font).load()))
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
    // TypeScript has no type for layout-shift entries.
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
      if (hadRecentInput) continue
      const moved = sources.map(({ node }) =>
        node instanceof Element ? node.outerHTML.slice(0, 100) : 'text',
      )
      shifts.push({ value, moved })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
