import type { Browser } from 'puppeteer-core'
import { handWritten } from '../handWritten/addHandWrittenPage.ts'
import { type Bench, repeat } from '../support/bench.ts'
import { inPage, phone } from '../support/browser.ts'
import { median, ms } from '../support/row.ts'

const menu = '#menu-button > summary'
const opened = '#menu-button[open]'

/** The time from first paint to an open menu after a press, on a slow phone. */
export const firstPress: Bench = async ({ runs = 5, log, browser, site }) => {
  const { address } = await site()
  log(`home and the hand-written page, ${runs} times`)
  // Alternates the pages, since other work may slow the machine for a while.
  const pairs = await repeat(runs, async () => ({
    page: await pressAtOnce(browser, address),
    byHand: await pressAtOnce(browser, address + handWritten),
  }))
  const row = (figure: string, start: 'paint' | 'press', limit: { atMost?: number; timesAtMost?: number }) =>
    ms(
      figure,
      pairs.map(({ page }) => page[start]),
      { ...limit, comparedWith: ['by hand', median(pairs.map(({ byHand }) => byHand[start]))] },
    )
  return [
    row('menu: first paint to open, pressed at once, processor 4 times slower', 'paint', { atMost: 100 }),
    row('  from the press to open', 'press', { timesAtMost: 1.1 }),
  ]
}

/** Milliseconds from the first paint and from the press to the frame that shows the menu open. */
async function pressAtOnce(browser: Browser, url: string) {
  const position = await inPage(browser, phone, async (page) => {
    await page.goto(url)
    const box = await (await page.$(menu))?.boundingBox()
    if (!box) throw new Error(`${url} has no menu`)
    return [box.x + box.width / 2, box.y + box.height / 2] as const
  })
  return inPage(browser, { ...phone, slowdown: 4 }, async (page) => {
    await page.evaluateOnNewDocument(recordOpening, opened)
    const arrival = page.goto(url)
    const painted = await page.waitForFunction(
      (selector) => {
        const [paint] = performance.getEntriesByName('first-contentful-paint')
        return document.querySelector(selector) && paint && performance.now()
      },
      {},
      menu,
    )
    await page.mouse.click(...position)
    const opening = await page.waitForFunction(() => window.opening)
    await arrival
    const { pressedAt = 0, shownAt = 0 } = (await opening.jsonValue()) ?? {}
    return { paint: shownAt - Number(await painted.jsonValue()), press: shownAt - pressedAt }
  })
}

declare global {
  interface Window {
    opening?: { pressedAt: number; shownAt: number }
  }
}

/** Runs in the page. Records when the menu was pressed, and when a frame with the open menu was painted. */
function recordOpening(selector: string): void {
  const onPress = ({ timeStamp: pressedAt }: Event) => {
    const look = () => {
      if (!document.querySelector(selector)) return requestAnimationFrame(look)
      // This task runs after the frame has been painted.
      return setTimeout(() => Object.assign(window, { opening: { pressedAt, shownAt: performance.now() } }))
    }
    requestAnimationFrame(look)
  }
  document.addEventListener('pointerdown', onPress, { capture: true, once: true })
}
