import type { Browser } from '@playwright/test'
import type { Benchmark } from './benchmark.ts'
import { desktop, openTab, phone, quiet, slowNetwork, withBrowser } from './browser.ts'
import type { Row } from './row.ts'
import { screens, servedScreens } from './screens.ts'

const small = { ...phone, viewport: { width: 360, height: 740 } }

/** How far things jump while a screen loads, gets its fonts and is scrolled from top to bottom. */
export const shift: Benchmark = {
  name: 'shift',
  run: async ({ say, site }) => {
    const { address } = await site()
    const rows: Row[] = []
    await withBrowser(async (browser) => {
      const more = [
        { name: '404 screen', path: '/no-such-page' },
        { name: 'staff login', path: '/admin' },
      ]
      for (const { name, path } of [...(await servedScreens(address, screens, say)), ...more]) {
        say(name)
        const narrow = await shiftOf(browser, address + path, small, true)
        const wide = await shiftOf(browser, address + path, desktop, false)
        const worst = Math.max(narrow.score, wide.score)
        if (worst > 0.0005) say(`  ${[...narrow.sources, ...wide.sources].slice(0, 8).join('; ')}`)
        rows.push({
          figure: `${name}: layout shift, 360 px ${narrow.score.toFixed(3)}, 1280 px ${wide.score.toFixed(3)}`,
          measured: worst,
          unit: '',
          bound: { atMost: 0.02 },
        })
      }
    })
    return rows
  },
}

interface Shift {
  score: number
  sources: string[]
}

async function shiftOf(
  browser: Browser,
  address: string,
  device: Parameters<typeof openTab>[1],
  slow: boolean,
): Promise<Shift> {
  const { page, protocol, close } = await openTab(browser, device)
  if (slow) await slowNetwork(protocol)
  await page.addInitScript(observeShifts)
  await page.goto(address, { waitUntil: 'load', timeout: 60_000 })
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.mouse.move(100, 300)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let y = 0; y < height; y += 600) {
    await page.mouse.wheel(0, 600)
    await page.waitForTimeout(slow ? 150 : 60)
  }
  await quiet(page)
  const shift = await page.evaluate(() => window.shiftSoFar)
  await close()
  return shift
}

declare global {
  interface Window {
    shiftSoFar: { score: number; sources: string[] }
  }
}

/** Keeps the worst session window of layout shifts, as Core Web Vitals count it. Runs in the page. */
function observeShifts(): void {
  let [current, first, last] = [0, 0, 0]
  window.shiftSoFar = { score: 0, sources: [] }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // The DOM's types do not know this entry yet.
      const shift = entry as PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node?: Node }[]
      }
      if (shift.hadRecentInput) continue
      const sameWindow = shift.startTime - last < 1_000 && shift.startTime - first < 5_000
      current = sameWindow ? current + shift.value : shift.value
      if (!sameWindow) first = shift.startTime
      last = shift.startTime
      window.shiftSoFar.score = Math.max(window.shiftSoFar.score, current)
      for (const { node } of shift.sources) {
        const element = node instanceof Element ? node : node?.parentElement
        window.shiftSoFar.sources.push(
          `${shift.value.toFixed(4)} ${element?.localName}.${element?.className} at ${Math.round(shift.startTime)} ms`,
        )
      }
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
