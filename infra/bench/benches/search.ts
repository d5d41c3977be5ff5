import { brotliCompressSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { type Bench, repeat } from '../support/benchContext.ts'
import { idle, openPage, phone } from '../support/browser.ts'
import { kilobytes, ms } from '../support/row.ts'

/** Kilobytes. */
const limits = { code: 8, index: 45 }

/** What the search weighs, and how soon after a key the first result is painted on a slow phone. */
export const search: Bench = async ({ runs = 5, log, browser, site }) => {
  const { address } = await site()
  const files = await filesOf(browser, `${address}/search`)
  const byName = (name: RegExp) => files.find(({ url }) => name.test(url)) ?? { url: '', sent: Number.NaN }
  const code = byName(/\/startSearch-/)
  const index = byName(/\/search-[^/]*\.json$/)
  const best = async ({ url }: { url: string }) =>
    brotliCompressSync(await (await fetch(url)).bytes()).length / 1000
  log(`from the key to the first result, ${runs} times`)
  const times = await repeat(runs, () => firstResult(browser, `${address}/search`))
  const conditions = 'processor 4 times slower'
  return [
    kilobytes('search: code, as sent', code.sent),
    kilobytes('  at brotli quality 11', await best(code), { atMost: limits.code }),
    kilobytes('search: index, as sent', index.sent, { atMost: limits.index }),
    kilobytes('  at brotli quality 11', await best(index), { atMost: limits.index }),
    ms(
      `search: from the first key to the first result (${conditions})`,
      times.map(({ key }) => key),
      {
        atMost: 100,
      },
    ),
    ms(
      `  from opening the page until it can search (${conditions}, no network delay)`,
      times.map(({ ready }) => ready),
    ),
  ]
}

async function filesOf(browser: Browser, url: string): Promise<{ url: string; sent: number }[]> {
  await using page = await openPage(browser, phone)
  const files: { url: string; sent: number }[] = []
  page.on('requestfinished', async (request) => {
    const { responseBodySize } = await request.sizes()
    files.push({ url: request.url(), sent: responseBodySize / 1000 })
  })
  await page.goto(url)
  await idle(page)
  return files
}

/** Milliseconds, in a new browser context. */
async function firstResult(browser: Browser, url: string): Promise<{ key: number; ready: number }> {
  await using page = await openPage(browser, phone, { processor: 4 })
  await page.goto(url)
  const ready = await page.waitForFunction(() => {
    const loading = document.querySelector<HTMLElement>('[data-search="loading"]')
    return loading?.hidden && performance.getEntriesByName(location.href).length > 0 && performance.now()
  })
  await idle(page)
  await page.evaluate(() => {
    const note = ({ timeStamp }: Event) => Object.assign(window, { keyAt: timeStamp })
    document.addEventListener('keydown', note, true)
  })
  await page.evaluate(() => {
    const list = document.querySelector('[data-search="list"]')
    const observer = new MutationObserver(() => {
      // The task after a frame: the frame has been painted.
      requestAnimationFrame(() => setTimeout(() => Object.assign(window, { shownAt: performance.now() })))
      observer.disconnect()
    })
    if (list) observer.observe(list, { childList: true })
  })
  await page.getByRole('searchbox').press('k')
  const shown = await page.waitForFunction(() => {
    const shownAt = Reflect.get(window, 'shownAt')
    return shownAt && shownAt - Number(Reflect.get(window, 'keyAt'))
  })
  return { key: Number(await shown.jsonValue()), ready: Number(await ready.jsonValue()) }
}
