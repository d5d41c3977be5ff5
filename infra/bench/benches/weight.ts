import type { Page, Request } from '@playwright/test'
import { screens } from '../../tests/browser/support/screens.ts'
import { handWritten } from '../handWritten/addHandWrittenPages.ts'
import type { Bench } from '../support/benchContext.ts'
import { idle, openPage, phone } from '../support/browser.ts'
import { kinds } from '../support/kinds.ts'
import { count, kilobytes, type Row } from '../support/row.ts'

/** Kilobytes of the app, which loads at the first sign of intent, then of what the FAQ and all other screens add. */
const limits = { app: 118, first: 20, others: 40 }
const goals = { first: 3 }

/** What a phone downloads: before the visitor does anything, with the app that then arrives, and for other screens. */
export const weight: Bench = async ({ log, browser, site }) => {
  const { address } = await site()
  const visit = async (path: string) => {
    const page = await openPage(browser, phone)
    const received = recordRequests(page)
    await page.goto(address + path)
    await idle(page)
    return { page, received, [Symbol.asyncDispose]: () => page.close() }
  }

  log('home and the hand-written page, before any sign of intent')
  await using untouched = await visit('/')
  await using byHand = await visit(handWritten.home)
  const rows = rowsBeforeIntent(await untouched.received(), await byHand.received())

  let heaviest = { name: '', before: 0, app: 0 }
  for (const [name, path] of kinds) {
    await using screen = await visit(path)
    const before = scripts(await screen.received())
    await showIntent(screen.page)
    const files = scripts(await screen.received())
    log(`${name}: ${before.length} scripts, on intent ${files.length} more`)
    const app = sizeOf(files)
    if (app > heaviest.app) heaviest = { name, before: sizeOf(before), app }
  }
  const { name, before, app } = heaviest
  rows.push(
    kilobytes(`the app, loaded at the first sign of intent, as sent (largest: ${name})`, app, {
      atMost: limits.app,
    }),
    kilobytes('all scripts of a first visit except the map', before + app, { atMost: 124 }),
  )

  log('home, FAQ, then all other screens, one after the other')
  await using visitor = await visit('/')
  const received = async () => scripts(await visitor.received())
  await received()
  await showIntent(visitor.page)
  const first = await received()
  await goOn(visitor.page, '/faq')
  first.push(...(await received()))
  rows.push(
    kilobytes('the app after a page with stored texts (FAQ)', sizeOf(first), {
      atMost: limits.app + limits.first,
      goal: { atMost: limits.app + goals.first, decision: 79 },
    }),
  )
  const others = screens.filter(([name]) => name !== 'home' && name !== 'faq')
  const more: Received[] = []
  for (const [name, path] of others) {
    await goOn(visitor.page, path)
    const added = await received()
    log(`${name}: ${added.map(({ url }) => url.split('/').at(-1)).join(' ') || 'nothing more'}`)
    more.push(...added)
  }
  rows.push(
    kilobytes(`more scripts for all ${others.length} other screens`, sizeOf(more), {
      atMost: limits.others,
    }),
  )
  return rows
}

interface Received {
  url: string
  type: string
  /** Bytes, compressed. */
  body: number
  headers: number
}

function recordRequests(page: Page): () => Promise<Received[]> {
  const finished: Request[] = []
  page.on('requestfinished', (request) => finished.push(request))
  return async () => {
    const received = finished.splice(0).map(async (request): Promise<Received> => {
      const { responseBodySize: body, responseHeadersSize: headers } = await request.sizes()
      return { url: request.url(), type: request.resourceType(), body, headers }
    })
    // What comes from the browser's cache has no size.
    return (await Promise.all(received)).filter(({ body }) => body > 0)
  }
}

function rowsBeforeIntent(home: Received[], byHand: Received[]): Row[] {
  const documents = (all: Received[]) => all.filter(({ type }) => type === 'document')
  const total = (all: Received[]) => all.reduce((sum, { body, headers }) => sum + body + headers, 0) / 1000
  const figureByHand = (value: number) => ['by hand', value] as const
  const html = sizeOf(documents(home))
  return [
    kilobytes('home: HTML with its CSS, as sent', html, {
      atMost: 21,
      comparedWith: figureByHand(sizeOf(documents(byHand))),
    }),
    kilobytes('home: scripts before the first sign of intent', sizeOf(scripts(home)), { atMost: 5.5 }),
    kilobytes('home: all bytes before the first sign of intent', total(home), {
      timesAtMost: 1.1,
      comparedWith: figureByHand(total(byHand)),
    }),
    count('home: requests before the first sign of intent', home.length, {
      timesAtMost: 1.1,
      comparedWith: figureByHand(byHand.length),
    }),
  ]
}

/** The scripts except those of the map, which load when the map nears the viewport. */
const scripts = (all: Received[]) =>
  all.filter(({ type, url }) => type === 'script' && !/leaflet|mountMap/.test(url))

/** Kilobytes. */
const sizeOf = (all: readonly Received[]) => all.reduce((sum, { body }) => sum + body, 0) / 1000

async function showIntent(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  // The app waits until the visitor pauses.
  await page.waitForTimeout(600)
  await idle(page)
}

/** Follows a link. Some screens are documents of their own, which load the app at the next sign of intent. */
async function goOn(page: Page, path: string): Promise<void> {
  const openedAt = await page.evaluate(() => performance.timeOrigin)
  await page.evaluate((href) => {
    const link = document.body.appendChild(Object.assign(document.createElement('a'), { href }))
    link.click()
    link.remove()
  }, path)
  await page.waitForURL((url) => url.pathname + url.search === path)
  await idle(page)
  if ((await page.evaluate(() => performance.timeOrigin)) !== openedAt) await showIntent(page)
}
