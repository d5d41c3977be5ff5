import { setTimeout as wait } from 'node:timers/promises'
import puppeteer, { type Page } from 'puppeteer-core'
import type { Benchmark } from './benchmark.ts'
import { withBrowserPort } from './chromiumPort.ts'
import { median } from './median.ts'
import { screenCalled } from './screens.ts'
import { slowProxyTo } from './slowNetwork.ts'

/** How a visitor comes to click: milliseconds of pointing at the link before, and whether the page's scripts and rules run. */
interface Manner {
  hover: number
  plain: boolean
}

const goal = screenCalled('FAQ').path
const link = `header nav a[href="${goal}"]`

/** From the click on a link to the painted page, on a slow phone's processor and a slow network. */
export const navigation: Benchmark = {
  name: 'navigation',
  run: async ({ runs = 5, say, site }) => {
    const { address } = await site()
    const way = await slowProxyTo(address)
    try {
      const times = async (manner: Manner): Promise<number> => {
        say(`${manner.plain ? 'plain document' : 'the site'}, ${manner.hover} ms hover, ${runs} times`)
        const all: number[] = []
        for (let run = 0; run < runs; run += 1) all.push(await clickToPainted(way.address, manner, say))
        say(`  ${all.map((time) => time.toFixed(0)).join(' ')}`)
        return median(all)
      }
      const conditions = 'processor 4 times slower, 150 ms and 1.6 Mbit/s'
      const plain = await times({ hover: 0, plain: true })
      const beside = { yardstick: { what: 'plain document', value: plain }, unit: 'ms' as const }
      return [
        {
          figure: `click to painted after an 800 ms hover (${conditions})`,
          measured: await times({ hover: 800, plain: false }),
          ...beside,
          bound: { atMost: 130 },
        },
        {
          figure: 'click to painted after a 300 ms hover',
          measured: await times({ hover: 300, plain: false }),
          ...beside,
          bound: { atMost: 210 },
        },
        {
          figure: 'click to painted without a hover',
          measured: await times({ hover: 0, plain: false }),
          ...beside,
          bound: { timesAtMost: 1.05 },
        },
      ]
    } finally {
      await way.close()
    }
  },
}

/** Milliseconds. Each time in a browser that has only seen the home page. */
function clickToPainted(
  address: string,
  { hover, plain }: Manner,
  say: (what: string) => void,
): Promise<number> {
  return withBrowserPort(async (port) => {
    const browser = await puppeteer.connect({
      browserURL: `http://127.0.0.1:${port}`,
      defaultViewport: { width: 1280, height: 900 },
    })
    const page = await browser.newPage()
    if (plain) {
      const protocol = await page.createCDPSession()
      await protocol.send('Network.enable')
      await protocol.send('Network.setBlockedURLs', { urls: ['*/assets/*.js'] })
    }
    await page.emulateCPUThrottling(4)
    await page.goto(address, { waitUntil: 'networkidle0' })
    const box = await (await page.waitForSelector(link))?.boundingBox()
    if (!box) throw new Error('The link to follow is not on the page')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    if (hover > 0) {
      await page.mouse.move(x, y)
      await wait(hover)
    }
    await page.evaluate(watchForArrival, goal)
    await page.mouse.click(x, y)
    const { painted, how } = await arrival(page)
    say(`  ${painted.toFixed(0)} ms, ${how}`)
    await browser.disconnect()
    return painted
  })
}

interface Arrival {
  painted: number
  how: string
}

async function arrival(page: Page): Promise<Arrival> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    // While one document takes the other's place there is none to ask.
    const found = await page.evaluate(arrived, goal).catch(() => undefined)
    if (found) return found
    await wait(50)
  }
  throw new Error(`A click on the link to ${goal} does not lead there`)
}

declare global {
  interface Window {
    arrivedAt?: number
  }
}

/** Keeps the moment of the click, and, where the page stays, of the frame that shows the goal. Runs in the page. */
function watchForArrival(path: string): void {
  const before = document.querySelector('main h1')?.textContent
  document.addEventListener(
    'click',
    ({ timeStamp }) => {
      sessionStorage.setItem('clickedAt', String(performance.timeOrigin + timeStamp))
      const look = () => {
        const heading = document.querySelector('main h1')?.textContent
        if (location.pathname !== path || heading === before || heading === undefined) {
          requestAnimationFrame(look)
          return
        }
        requestAnimationFrame(() =>
          setTimeout(() => (window.arrivedAt = performance.timeOrigin + performance.now())),
        )
      }
      requestAnimationFrame(look)
    },
    true,
  )
}

/** When the goal was painted, since the click, and by which way; undefined until then. Runs in the page. */
function arrived(path: string): { painted: number; how: string } | undefined {
  if (location.pathname !== path || !document.querySelector('main h1')) return undefined
  const clickedAt = Number(sessionStorage.getItem('clickedAt'))
  if (window.arrivedAt) return { painted: window.arrivedAt - clickedAt, how: 'drawn by the app' }
  // The navigation's entry says so where the document was drawn ahead; the DOM's types do not know it yet.
  const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
    activationStart?: number
  })[]
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  if (!entry || !paint || performance.timeOrigin + (entry.activationStart ?? 0) < clickedAt - 1_000)
    return undefined
  const shown = Math.max(paint.startTime, entry.activationStart ?? 0)
  return {
    painted: performance.timeOrigin + shown - clickedAt,
    how: entry.activationStart ? 'drawn ahead' : 'a new document',
  }
}
