import type { Browser } from '@playwright/test'
import type { Bench } from './bench.ts'
import { openTab, phone, slowProcessor, withBrowser } from './browser.ts'
import { median } from './median.ts'
import { screenCalled } from './screens.ts'

const nativeControls = [
  {
    name: 'menu',
    path: screenCalled('home').path,
    control: 'header button[popovertarget]',
    opened: '#site-menu:popover-open',
  },
  { name: 'answer', path: screenCalled('FAQ').path, control: 'main summary', opened: 'main details[open]' },
] as const

/** How soon after it is painted a native control opens at a press, on a slow phone. */
export const controls: Bench = {
  name: 'controls',
  run: async ({ runs = 5, say, site }) => {
    const { address } = await site()
    return withBrowser(async (browser) => {
      const rows = []
      for (const control of nativeControls) {
        say(`${control.name}, ${runs} times`)
        const times: number[] = []
        for (let run = 0; run < runs; run += 1) times.push(await openingTime(browser, address, control))
        rows.push({
          figure: `${control.name}: from painted to open, pressed at once, processor 4 times slower`,
          measured: median(times),
          unit: 'ms' as const,
          bound: { atMost: 100 },
        })
      }
      return rows
    })
  },
}

/** Milliseconds from the frame that shows the control to the one that shows it open. */
async function openingTime(
  browser: Browser,
  address: string,
  { path, control, opened }: (typeof nativeControls)[number],
): Promise<number> {
  // Tall enough that no control has to be scrolled to.
  const { page, protocol, close } = await openTab(browser, {
    ...phone,
    viewport: { width: 412, height: 2_400 },
  })
  await slowProcessor(protocol, 4)
  const painted = new Promise<{ x: number; y: number }>((resolve) => {
    void page.exposeBinding('controlPainted', (_, place: { x: number; y: number }) => resolve(place))
  })
  await page.addInitScript(watchControl, { control, opened })
  void page.goto(address + path, { waitUntil: 'commit' })
  const { x, y } = await painted
  for (const type of ['mousePressed', 'mouseReleased'] as const) {
    await protocol.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 })
  }
  const time = await page.waitForFunction(() => window.openingTime, undefined, {
    polling: 50,
    timeout: 10_000,
  })
  const milliseconds = await time.jsonValue()
  await close()
  return Number(milliseconds)
}

declare global {
  interface Window {
    controlPainted: (place: { x: number; y: number }) => void
    openingTime?: number
  }
}

/** Tells when the control is on the screen, and measures until it is open. Runs in the page. */
function watchControl({ control, opened }: { control: string; opened: string }): void {
  let shown = 0
  const look = () => {
    const element = document.querySelector(control)
    const box = element?.getBoundingClientRect()
    if (!shown && box && box.width > 0 && performance.getEntriesByName('first-contentful-paint').length > 0) {
      shown = performance.now()
      window.controlPainted({ x: box.x + box.width / 2, y: box.y + box.height / 2 })
    }
    if (shown && document.querySelector(opened)) {
      // The next task after the frame in which it is open: that frame has been painted.
      requestAnimationFrame(() => setTimeout(() => (window.openingTime = performance.now() - shown)))
      return
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
