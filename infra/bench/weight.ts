import type { Browser, Page } from '@playwright/test'
import type { Benchmark, BenchmarkContext } from './benchmark.ts'
import { openTab, phone, quiet, withBrowser } from './browser.ts'
import { bestBodies, bodies, recordRequests, scripts, type Transferred } from './requests.ts'
import type { Row } from './row.ts'
import { type Screen, screenCalled, screens, servedScreens } from './screens.ts'
import { putYardstick, yardstickPath } from './yardstick/yardstick.ts'

/** What travels to a phone: before the visitor does anything, with the app that then arrives, and for each further screen. */
export const weight: Benchmark = {
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

async function beforeIntent(browser: Browser, { site, say }: BenchmarkContext): Promise<Row[]> {
  say('home and the yardstick, before any intent')
  const whole = await site()
  const { page, close } = await openTab(browser, phone)
  await putYardstick(whole, page)
  await close()
  const home = await untouched(browser, whole.address)
  const yardstick = await untouched(browser, whole.address + yardstickPath)
  say(`home: ${listed(home)}`)
  say(`yardstick: ${listed(yardstick)}`)
  const document = (requests: readonly Transferred[]) => requests.filter(({ type }) => type === 'Document')
  return [
    {
      figure: 'home: HTML with its CSS, brotli as sent',
      measured: bodies(document(home)),
      unit: 'KB',
      yardstick: { what: 'by hand', value: bodies(document(yardstick)) },
      bound: { atMost: 14 },
    },
    { figure: '  at brotli’s best', measured: await bestBodies(document(home)), unit: 'KB' },
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
async function untouched(browser: Browser, address: string): Promise<Transferred[]> {
  const { page, travelled, close } = await recorded(browser)
  await page.goto(address)
  await quiet(page)
  await page.waitForTimeout(1_000)
  const requests = travelled()
  await close()
  return requests
}

/** The app as it arrives on intent, and with what the first navigation adds for good. Of all screens, the heaviest. */
async function afterIntent(
  browser: Browser,
  address: string,
  served: readonly Screen[],
  say: (what: string) => void,
): Promise<Row[]> {
  const arrivals: { name: string; before: number; app: number; requests: Transferred[] }[] = []
  for (const { name, path } of served) {
    const { page, travelled, close } = await recorded(browser)
    await page.goto(address + path)
    await quiet(page)
    const before = scripts(travelled())
    await showIntent(page)
    const app = scripts(travelled())
    await close()
    say(`${name}: ${listed(before)}; on intent ${listed(app)}`)
    arrivals.push({ name, before: bodies(before), app: bodies(app), requests: app })
  }
  const [heaviest] = arrivals.toSorted((one, other) => other.app - one.app)
  const [most] = arrivals.toSorted((one, other) => other.before + other.app - one.before - one.app)
  if (!heaviest || !most) return []
  return [
    {
      figure: `the app that arrives on intent (most: ${heaviest.name}), brotli as sent`,
      measured: heaviest.app,
      unit: 'KB',
      bound: { atMost: 95.5 },
    },
    {
      figure: '  at brotli’s best',
      measured: await bestBodies(heaviest.requests),
      unit: 'KB',
      bound: { atMost: 95.5 },
    },
    {
      figure: `all scripts of a first visit but the map (most: ${most.name})`,
      measured: most.before + most.app,
      unit: 'KB',
      bound: { atMost: 110 },
    },
  ]
}

/** What each screen adds to the app that has drawn another one, and what that first one added. */
async function furtherScreens(
  browser: Browser,
  address: string,
  served: readonly Screen[],
  say: (what: string) => void,
): Promise<Row[]> {
  const rows: Row[] = []
  const [home, through] = [screenCalled('home').path, screenCalled('FAQ').path]
  for (const { name, path } of served.filter((screen) => screen.path !== home && screen.path !== through)) {
    const { page, travelled, close } = await recorded(browser)
    await page.goto(address)
    await quiet(page)
    await showIntent(page)
    const app = travelled()
    await goOn(page, through)
    const first = scripts(travelled())
    await goOn(page, path)
    const more = scripts(travelled())
    await close()
    if (rows.length === 0) {
      say(`the first navigation: ${listed(first)}`)
      rows.push({
        figure: 'the app once it has drawn a screen of stored texts (FAQ)',
        measured: bodies(scripts(app)) + bodies(first),
        unit: 'KB',
        // The app on intent and a further screen.
        bound: { atMost: 95.5 + 3 },
      })
    }
    say(`on to ${name}: ${listed(more)}`)
    rows.push({
      figure: `further scripts for ${name}`,
      measured: bodies(more),
      unit: 'KB',
      bound: { atMost: 3 },
    })
  }
  return rows
}

async function recorded(browser: Browser) {
  const { page, protocol, close } = await openTab(browser, phone)
  return { page, travelled: await recordRequests(protocol), close }
}

/** A key that means nothing is a sign of somebody all the same. */
async function showIntent(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  // The app waits until the visitor rests.
  await page.waitForTimeout(600)
  await quiet(page)
}

async function goOn(page: Page, path: string): Promise<void> {
  await page.evaluate(followLink, path)
  await page.waitForFunction((wanted) => location.pathname === wanted, path)
  await quiet(page)
}

/** Follows a link as a visitor does, wherever on the page it stands. Runs in the page. */
function followLink(path: string): void {
  const link = document.createElement('a')
  link.href = path
  document.body.append(link)
  link.click()
  link.remove()
}

const total = (requests: readonly Transferred[]) => requests.reduce((sum, { whole }) => sum + whole, 0) / 1000

const listed = (requests: readonly Transferred[]): string =>
  requests
    .map(({ url, body }) => `${url.slice(url.lastIndexOf('/') + 1) || '/'} ${(body / 1000).toFixed(1)}`)
    .join(', ')
