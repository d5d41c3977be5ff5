import { brotliCompressSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import type { Bench, Means } from './bench.ts'
import { openTab, phone, withBrowser } from './browser.ts'
import { bodies, recordRequests, scripts, type Travelled } from './requests.ts'
import type { Row } from './row.ts'
import { type Screen, screenCalled, screens, servedScreens } from './screens.ts'
import { putYardstick, yardstickPath } from './yardstick/yardstick.ts'

/** What travels to a phone: before the visitor does anything, with the app that then arrives, and for each further screen. */
export const weight: Bench = {
  name: 'weight',
  run: async (means) => {
    const { address } = await means.site()
    return withBrowser(async (browser) => {
      const served = await servedScreens(address, screens, means.say)
      return [
        ...(await beforeIntent(browser, means)),
        ...(await afterIntent(browser, address, served, means.say)),
        ...(await furtherScreens(browser, address, served, means.say)),
      ]
    })
  },
}

async function beforeIntent(browser: Browser, { site, say }: Means): Promise<Row[]> {
  say('home and the yardstick, before any intent')
  const whole = await site()
  const { page, close } = await openTab(browser, phone)
  await putYardstick(whole, page)
  await close()
  const home = await untouched(browser, whole.address)
  const yardstick = await untouched(browser, whole.address + yardstickPath)
  say(`home: ${listed(home)}`)
  say(`yardstick: ${listed(yardstick)}`)
  const document = (requests: readonly Travelled[]) => requests.filter(({ type }) => type === 'Document')
  const text = await (await fetch(whole.address)).text()
  return [
    {
      figure: 'home: HTML with its CSS, brotli as sent',
      measured: bodies(document(home)),
      unit: 'KB',
      yardstick: { what: 'by hand', value: bodies(document(yardstick)) },
      bound: { atMost: 14 },
    },
    { figure: '  at brotli’s best', measured: brotliCompressSync(text).length / 1024, unit: 'KB' },
    {
      figure: 'home: scripts before the first intent',
      measured: bodies(scripts(home)),
      unit: 'KB',
      bound: { atMost: 5 },
    },
    {
      figure: 'home: all bytes before the first intent',
      measured: total(home),
      unit: 'KB',
      yardstick: { what: 'by hand', value: total(yardstick) },
      bound: { timesAtMost: 1.1 },
    },
    {
      figure: 'home: requests before the first intent',
      measured: home.length,
      unit: '',
      yardstick: { what: 'by hand', value: yardstick.length },
      bound: { timesAtMost: 1.1 },
    },
  ]
}

/** What a page asks for while nobody touches it. */
async function untouched(browser: Browser, address: string): Promise<Travelled[]> {
  const { page, protocol, close } = await openTab(browser, phone)
  const travelled = await recordRequests(protocol)
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.waitForTimeout(1_000)
  const requests = travelled()
  await close()
  return requests
}

async function afterIntent(
  browser: Browser,
  address: string,
  served: readonly Screen[],
  say: (what: string) => void,
): Promise<Row[]> {
  const rows: Row[] = []
  for (const { name, path } of served) {
    const { page, protocol, close } = await openTab(browser, phone)
    const travelled = await recordRequests(protocol)
    await page.goto(address + path, { waitUntil: 'networkidle' })
    const before = scripts(travelled())
    await page.keyboard.press('Shift')
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(500)
    const app = scripts(travelled())
    await close()
    say(`${name}: ${listed(app)}`)
    rows.push(
      {
        figure: `${name}: the app that arrives on intent, as sent`,
        measured: bodies(app),
        unit: 'KB',
        bound: { atMost: 95.5 },
      },
      {
        figure: `${name}: all scripts of a first visit`,
        measured: bodies([...before, ...app]),
        unit: 'KB',
        bound: { atMost: 110 },
      },
    )
  }
  return rows
}

async function furtherScreens(
  browser: Browser,
  address: string,
  served: readonly Screen[],
  say: (what: string) => void,
): Promise<Row[]> {
  const rows: Row[] = []
  for (const { name, path } of served.filter((screen) => screen.path !== screenCalled('home').path)) {
    const { page, protocol, close } = await openTab(browser, phone)
    const travelled = await recordRequests(protocol)
    await page.goto(address, { waitUntil: 'networkidle' })
    await page.keyboard.press('Shift')
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(500)
    travelled()
    await page.evaluate(followLink, path)
    await page.waitForFunction((wanted) => location.pathname === wanted, path)
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(300)
    const more = scripts(travelled())
    await close()
    say(`on to ${name}: ${listed(more)}`)
    rows.push({
      figure: `on from home to ${name}: further scripts`,
      measured: bodies(more),
      unit: 'KB',
      bound: { atMost: 3 },
    })
  }
  return rows
}

/** Follows a link as a visitor does, wherever on the page it stands. Runs in the page. */
function followLink(path: string): void {
  const link = document.createElement('a')
  link.href = path
  document.body.append(link)
  link.click()
  link.remove()
}

const total = (requests: readonly Travelled[]) => requests.reduce((sum, { whole }) => sum + whole, 0) / 1024

const listed = (requests: readonly Travelled[]): string =>
  requests
    .map(({ url, body }) => `${url.slice(url.lastIndexOf('/') + 1) || '/'} ${(body / 1024).toFixed(1)}`)
    .join(', ')
