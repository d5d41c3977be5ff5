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
  await page.addInitScript(() => {
    const note = ({ timeStamp }: Event) => Object.assign(window, { pressedAt: timeStamp })
    document.addEventListener('pointerdown', note, true)
  })
  await page.goto(url, { waitUntil: 'commit' })
  const painted = await page.waitForFunction((selector) => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    return document.querySelector(selector) && paint && performance.now()
  }, control)
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  const shown = await page.waitForFunction(async (selector) => {
    if (!document.querySelector(selector)) return undefined
    // The task after a frame: the frame has been painted.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return { at: performance.now(), pressedAt: Number(Reflect.get(window, 'pressedAt')) }
  }, opened)
  const { at, pressedAt } = (await shown.jsonValue()) ?? { at: Number.NaN, pressedAt: Number.NaN }
  return { paint: at - Number(await painted.jsonValue()), press: at - pressedAt }
}
