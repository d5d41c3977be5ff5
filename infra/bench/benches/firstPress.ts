import type { Browser } from '@playwright/test'
import { handWritten } from '../handWritten/addHandWrittenPages.ts'
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
  /** Alternates each page with the same page written by hand, since other work makes a machine slower for a while. */
  const compare = async (path: string, pathByHand: string, selectors: typeof menu) => {
    log(`${path} and ${pathByHand}, ${runs} times`)
    const pairs = await repeat(runs, async () => ({
      page: await pressAtOnce(browser, address + path, selectors),
      byHand: await pressAtOnce(browser, address + pathByHand, selectors),
    }))
    return (start: 'paint' | 'press') => ({
      measured: pairs.map(({ page }) => page[start]),
      comparedWith: ['by hand', median(pairs.map(({ byHand }) => byHand[start]))] as const,
    })
  }
  const home = await compare('/', handWritten.home, menu)
  const faq = await compare('/faq', handWritten.faq, answer)
  const conditions = 'pressed at once, processor 4 times slower'
  const row = (
    figure: string,
    { measured, ...comparison }: ReturnType<typeof home>,
    limit: { atMost?: number; timesAtMost?: number },
  ) => ms(figure, measured, { ...comparison, ...limit })
  return [
    row(`menu: from the first paint to open (${conditions})`, home('paint'), { atMost: 100 }),
    row('  from the press to open', home('press'), { timesAtMost: 1.1 }),
    row(`answer: from the first paint to open (${conditions})`, faq('paint'), { atMost: 100 }),
    row('  from the press to open', faq('press'), { timesAtMost: 1.1 }),
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
