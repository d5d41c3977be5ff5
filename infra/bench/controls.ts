import type { Browser } from '@playwright/test'
import type { Benchmark } from './benchmark.ts'
import { openTab, phone, slowCpu, withBrowser } from './browser.ts'
import { median } from './median.ts'
import type { Row } from './row.ts'
import { screenCalled } from './screens.ts'
import { putYardstick, yardstickPath } from './yardstick/yardstick.ts'

interface Control {
  name: string
  path: string
  control: string
  opened: string
  /** Whether the hand-written page has it too. */
  byHand: boolean
}

const nativeControls: readonly Control[] = [
  {
    name: 'menu',
    path: screenCalled('home').path,
    control: 'header button[popovertarget]',
    opened: '#site-menu:popover-open',
    byHand: true,
  },
  {
    name: 'answer',
    path: screenCalled('FAQ').path,
    control: 'main summary',
    opened: 'main details[open]',
    byHand: false,
  },
]

/** How soon after it is painted a native control opens at a press, on a slow phone. */
export const controls: Benchmark = {
  name: 'controls',
  run: async ({ runs = 5, say, site }) => {
    const whole = await site()
    return withBrowser(async (browser) => {
      await putYardstick(whole, (await openTab(browser, phone)).page)
      const rows: Row[] = []
      for (const control of nativeControls) {
        say(`${control.name}, ${runs} times`)
        const ours: Opening[] = []
        const byHand: Opening[] = []
        for (let run = 0; run < runs; run += 1) {
          ours.push(await opening(browser, whole.address, control))
          if (control.byHand)
            byHand.push(await opening(browser, whole.address, { ...control, path: yardstickPath }))
        }
        const middle = (all: readonly Opening[], from: keyof Opening) => median(all.map((one) => one[from]))
        const beside = (from: keyof Opening) =>
          control.byHand ? { yardstick: { what: 'by hand', value: middle(byHand, from) } } : {}
        rows.push(
          {
            figure: `${control.name}: from painted to open, pressed at once, processor 4 times slower`,
            measured: middle(ours, 'fromPainted'),
            unit: 'ms',
            ...beside('fromPainted'),
            bound: { atMost: 100 },
          },
          {
            figure: '  from the press to open',
            measured: middle(ours, 'fromPressed'),
            unit: 'ms',
            ...beside('fromPressed'),
          },
        )
      }
      return rows
    })
  },
}

/** Milliseconds to the frame that shows a control open: from the one that showed it first, and from the press. */
interface Opening {
  fromPainted: number
  fromPressed: number
}

async function opening(
  browser: Browser,
  address: string,
  { path, control, opened }: Control,
): Promise<Opening> {
  const { page, close } = await openTab(browser, tall)
  await page.goto(address + path)
  const box = await page.locator(control).first().boundingBox()
  await close()
  if (!box) throw new Error(`${control} is not on ${path}`)
  const place = {
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
    button: 'left',
    clickCount: 1,
  } as const

  const slow = await openTab(browser, tall)
  await slowCpu(slow.protocol, 4)
  const painted = new Promise<void>((resolve) => slow.protocol.once('Runtime.bindingCalled', () => resolve()))
  await slow.protocol.send('Runtime.enable')
  await slow.protocol.send('Runtime.addBinding', { name: 'controlPainted' })
  await slow.page.addInitScript(watchControl, { control, opened })
  const loaded = slow.page.goto(address + path)
  await painted
  await Promise.all([
    slow.protocol.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...place }),
    slow.protocol.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...place }),
  ])
  await loaded
  const found = await slow.page.waitForFunction(() => window.opening, undefined, { timeout: 10_000 })
  const measured = await found.jsonValue()
  await slow.close()
  if (!measured) throw new Error(`${control} on ${path} did not open`)
  return measured
}

/** Tall enough that no control has to be scrolled to. */
const tall = { ...phone, viewport: { width: 412, height: 1_600 } }

declare global {
  interface Window {
    controlPainted: (nothing: string) => void
    opening?: { fromPainted: number; fromPressed: number }
  }
}

/** Tells when the control is on the screen, and measures until it is open. Runs in the page. */
function watchControl({ control, opened }: { control: string; opened: string }): void {
  let [shown, pressed] = [0, 0]
  document.addEventListener('pointerdown', ({ timeStamp }) => (pressed = timeStamp), true)
  const look = () => {
    const element = document.querySelector(control)
    if (!shown && element && performance.getEntriesByName('first-contentful-paint').length > 0) {
      shown = performance.now()
      window.controlPainted('')
    }
    if (shown && document.querySelector(opened)) {
      // The next task after the frame in which it is open: that frame has been painted.
      requestAnimationFrame(() =>
        setTimeout(() => {
          const now = performance.now()
          window.opening = { fromPainted: now - shown, fromPressed: now - pressed }
        }),
      )
      return
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
