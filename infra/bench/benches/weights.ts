import { setTimeout as delay } from 'node:timers/promises'
import type { Page } from 'puppeteer-core'
import { handWritten } from '../handWritten/addHandWrittenPage.ts'
import type { Bench } from '../support/bench.ts'
import { inPage, phone } from '../support/browser.ts'
import { count, kilobytes } from '../support/row.ts'

/** A phone's downloads of home, and of the same page written by hand. Tests assert the limits. */
export const weights: Bench = async ({ log, browser, site }) => {
  const { address } = await site()
  log('home and the hand-written page, before any sign of intent, then the app')
  const byHand = await inPage(browser, phone, (page) => filesOf(page, address + handWritten))
  const { home, all } = await inPage(browser, phone, async (page) => {
    const before = await filesOf(page, address)
    await page.keyboard.press('Shift')
    // The app loads only when the visitor pauses.
    await delay(1_000)
    return { home: before, all: await filesOf(page) }
  })
  const compared = (figureOf: (files: readonly File[]) => number) =>
    [figureOf(home), { comparedWith: ['by hand', figureOf(byHand)] }] as const
  return [
    kilobytes('home: HTML with its CSS, as sent', ...compared((files) => sizeOf(files.slice(0, 1)))),
    kilobytes('home: all files before the first sign of intent', ...compared(sizeOf)),
    count('home: requests before the first sign of intent', ...compared((files) => files.length)),
    kilobytes('the app, loaded at the first sign of intent', sizeOf(scripts(all)) - sizeOf(scripts(home))),
  ]
}

interface File {
  name: string
  /** Bytes, compressed. */
  size: number
}

/** The scripts except those of the map, which load when the map nears the viewport. */
const scripts = (files: readonly File[]) =>
  files.filter(({ name }) => /\.js$/.test(name) && !/leaflet|mountMap/.test(name))

const sizeOf = (files: readonly File[]) => files.reduce((sum, { size }) => sum + size, 0) / 1000

/** The files that a page has loaded once it is idle, its document first. */
async function filesOf(page: Page, url?: string): Promise<File[]> {
  if (url) await page.goto(url)
  await page.waitForNetworkIdle({ idleTime: 1_000 })
  return page.evaluate(() =>
    [performance.getEntriesByType('navigation'), performance.getEntriesByType('resource')]
      .flat()
      // The entries have this type.
      .map((entry) => ({ name: entry.name, size: (entry as PerformanceResourceTiming).encodedBodySize })),
  )
}
