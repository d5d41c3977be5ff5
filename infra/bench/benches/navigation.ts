import { setTimeout as delay } from 'node:timers/promises'
import type { Browser } from 'puppeteer-core'
import { freePort } from '../../testing/freePort.ts'
import { type Bench, repeat } from '../support/bench.ts'
import { desktop, inPage } from '../support/browser.ts'
import { median, ms } from '../support/row.ts'
import { slowProxy } from '../support/slowProxy.ts'

/** The time from a click on a link to the painted page, with a slow processor on a slow network. */
export const navigation: Bench = async ({ runs = 5, log, browser, site }) => {
  const { address } = await site()
  const port = await freePort()
  await using _proxy = slowProxy(Number(new URL(address).port)).listen(port, '127.0.0.1')
  const clickToPaint = async (hover: number, plain = false) => {
    const { milliseconds, how } = await navigate(browser, { url: `http://localhost:${port}`, hover, plain })
    log(`${plain ? 'plain document' : 'the site'}, ${hover} ms hover: ${milliseconds.toFixed(0)} ms, ${how}`)
    return milliseconds
  }
  // Alternates the cases, since other work may slow the machine for a while.
  const rounds = await repeat(runs, async () => ({
    plain: await clickToPaint(0, true),
    hover: await clickToPaint(300),
    noHover: await clickToPaint(0),
  }))
  const comparedWith = ['plain document', median(rounds.map(({ plain }) => plain))] as const
  return [
    ms(
      'click to paint after a 300 ms hover (processor 4 times slower, 150 ms and 1.6 Mbit/s)',
      rounds.map(({ hover }) => hover),
      { comparedWith, atMost: 210 },
    ),
    ms(
      'click to paint without a hover',
      rounds.map(({ noHover }) => noHover),
      { comparedWith, timesAtMost: 1.05 },
    ),
  ]
}

/** Navigates from home to the FAQ. If `plain`, the site's scripts are blocked. */
function navigate(browser: Browser, { url, hover, plain }: { url: string; hover: number; plain: boolean }) {
  return inPage(browser, { ...desktop, slowdown: 4 }, async (page) => {
    if (plain) {
      const protocol = await page.createCDPSession()
      await protocol.send('Network.enable')
      await protocol.send('Network.setBlockedURLs', { urls: ['*/assets/*.js'] })
    }
    await page.goto(url)
    // Lets the map and other late files load first.
    await delay(1_000)
    const box = await (await page.$('header nav a[href="/faq"]'))?.boundingBox()
    if (!box) throw new Error('The header has no link to the FAQ')
    const position = [box.x + 5, box.y + box.height / 2] as const
    await page.evaluate(watchNavigation)
    if (hover > 0) await page.mouse.move(...position)
    await delay(hover)
    await page.mouse.click(...position)
    // If a prerendered page replaces this page, the wait fails and has to start again in the new page.
    const paint = await page.waitForFunction(paintOf).catch(() => page.waitForFunction(paintOf))
    return (await paint.jsonValue()) ?? { milliseconds: Number.NaN, how: 'not shown' }
  })
}

/** Runs in the page. Records when the click happens and, if the app renders the FAQ, when the FAQ is painted. */
function watchNavigation(): void {
  const before = document.querySelector('main h1')?.textContent
  const look = () => {
    const heading = document.querySelector('main h1')?.textContent
    if (location.pathname !== '/faq' || heading === before || !heading) return requestAnimationFrame(look)
    return requestAnimationFrame(() => setTimeout(() => Object.assign(window, { paintedAt: Date.now() })))
  }
  const onClick = ({ timeStamp }: Event) => {
    localStorage.setItem('clickedAt', String(performance.timeOrigin + timeStamp))
    requestAnimationFrame(look)
  }
  document.addEventListener('click', onClick, true)
}

/** Runs in the page. Returns how long after the click the FAQ was painted, or undefined before that. */
function paintOf(): { milliseconds: number; how: string } | undefined {
  if (location.pathname !== '/faq' || !document.querySelector('main h1')) return undefined
  const clickedAt = Number(localStorage.getItem('clickedAt'))
  const paintedAt = Reflect.get(window, 'paintedAt')
  if (paintedAt) return { milliseconds: paintedAt - clickedAt, how: 'rendered by the app' }
  // The DOM's types lack `activationStart`, which is when a prerendered document was shown, or 0.
  const [entry] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
    activationStart: number
  })[]
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  if (!entry || !paint || performance.timeOrigin + entry.activationStart < clickedAt - 1_000) return undefined
  const shown = performance.timeOrigin + Math.max(paint.startTime, entry.activationStart)
  return { milliseconds: shown - clickedAt, how: entry.activationStart ? 'prerendered' : 'a new document' }
}
