import type { Browser } from '@playwright/test'
import { handWrittenPath } from '../handWritten/addHandWrittenHome.ts'
import { type Bench, repeat } from '../support/benchContext.ts'
import { openPage, phone } from '../support/browser.ts'
import { median } from '../support/median.ts'
import { ms } from '../support/row.ts'

/** Tall enough that no control has to be scrolled to. */
const tall = { ...phone, viewport: { width: 412, height: 1_600 } }
const menu = { control: 'header button[popovertarget]:not(nav *)', opened: '#site-menu:popover-open' }
const answer = { control: 'main summary', opened: 'main details[open]' }

/** How soon after its first paint a native control opens at a press, on a slow phone. */
export const firstPress: Bench = async ({ runs = 5, log, browser, site }) => {
  const { address } = await site()
  const opening = async (path: string, selectors: typeof menu) => {
    log(`${path}, ${runs} times`)
    const openings = await repeat(runs, () => pressAtOnce(browser, address + path, selectors))
    const since = (start: 'paint' | 'press') => openings.map((one) => one[start])
    return { paint: since('paint'), press: since('press') }
  }
  const home = await opening('/', menu)
  const byHand = await opening(handWrittenPath, menu)
  const faq = await opening('/faq', answer)
  const conditions = 'pressed at once, processor 4 times slower'
  return [
    ms(`menu: from the first paint to open (${conditions})`, home.paint, {
      atMost: 100,
      comparedWith: ['by hand', median(byHand.paint)],
    }),
    ms('  from the press to open', home.press, { comparedWith: ['by hand', median(byHand.press)] }),
    ms(`answer: from the first paint to open (${conditions})`, faq.paint, { atMost: 100 }),
    ms('  from the press to open', faq.press),
  ]
}

/** Milliseconds from the first paint and from the press to the frame that shows the control open. */
async function pressAtOnce(browser: Browser, url: string, { control, opened }: typeof menu) {
  await using known = await openPage(browser, tall)
  await known.goto(url)
  const box = await known.locator(control).first().boundingBox()
  if (!box) throw new Error(`${url} has no ${control}`)

  await using page = await openPage(browser, tall, { processor: 4 })
  await page.addInitScript(recordOpening, opened)
  await page.goto(url, { waitUntil: 'commit' })
  const painted = await page.waitForFunction((selector) => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    return document.querySelector(selector) && paint && performance.now()
  }, control)
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  const opening = await page.waitForFunction(() => window.opening)
  const { pressedAt, shownAt } = await opening.jsonValue()
  return { paint: shownAt - Number(await painted.jsonValue()), press: shownAt - pressedAt }
}

declare global {
  interface Window {
    opening: { pressedAt: number; shownAt: number }
  }
}

/** Runs in the page: records when it was pressed, and when a frame with the control open has been painted. */
function recordOpening(opened: string): void {
  const onPress = ({ timeStamp: pressedAt }: Event) => {
    const look = () => {
      if (!document.querySelector(opened)) return requestAnimationFrame(look)
      // The task after this frame: the frame has been painted.
      return setTimeout(() => Object.assign(window, { opening: { pressedAt, shownAt: performance.now() } }))
    }
    requestAnimationFrame(look)
  }
  document.addEventListener('pointerdown', onPress, { capture: true, once: true })
}
