import type { Page } from '@playwright/test'
import { byDay } from '#shared/testing/soak.ts'
import { looks, violations } from './support/axe.ts'
import { checkLayoutShifts, openWithLateFonts, recordLayoutShifts } from './support/layoutShifts.ts'
import { deadAddress, screens } from './support/screens.ts'
import { scrollThrough } from './support/scrollThrough.ts'
import { sizes } from './support/sizes.ts'
import { textSpacing } from './support/textSpacing.ts'
import { desktop, expect, loadApp, phone, test, waitUntilIdle } from './support/visitor.ts'

// One visit of each screen checks all that every screen must keep to: a visit costs more than a check.

test.use({ expectedErrors: /404/, reducedMotion: 'reduce', viewport: phone })

for (const [index, [name, address]] of screens.entries()) {
  test(`${name} costs little, is complete before the app loads, keeps still, and fits every width [2.13, 9.28]`, async ({
    page,
  }) => {
    const received = recordResponses(page)
    await recordLayoutShifts(page)
    await openWithLateFonts(page, address)
    await page.waitForLoadState('networkidle')
    await test.step('requests and bytes', async () => checkCost(name, await received()))
    await test.step('the app changes nothing and requests no data', () => checkThatAppChangesNothing(page))
    await test.step('layout shifts', () => checkLayoutShifts(page, name))
    await checkLook(page, index)
  })
}

test('a dead link keeps still and fits every width [2.13]', async ({ page }) => {
  await recordLayoutShifts(page)
  await openWithLateFonts(page, deadAddress)
  await loadApp(page)
  await checkLayoutShifts(page, 'dead link')
  await checkLook(page, 0)
})

type Size = (typeof sizes)[number]

interface Received {
  type: string
  path: string
  bytes: number
}

function recordResponses(page: Page): () => Promise<Received[]> {
  const received: Promise<Received>[] = []
  page.on('requestfinished', (request) => {
    received.push(
      request.sizes().then(({ responseBodySize }) => ({
        ...{ type: request.resourceType(), path: new URL(request.url()).pathname },
        bytes: responseBodySize,
      })),
    )
  })
  return () => Promise.all(received)
}

function checkCost(name: string, all: readonly Received[]): void {
  const scripts = all.filter(({ type }) => type === 'script')
  const list = all.map(({ path, bytes }) => `${path} ${bytes}`).join('\n')
  // The first screens of the blog have eight illustrations.
  expect.soft(all.length, list).toBeLessThanOrEqual(/blog/i.test(name) ? 15 : 12)
  expect.soft(all.filter(({ path }) => path.startsWith('/api/'))).toEqual([])
  expect.soft(sumOf(scripts), list).toBeLessThanOrEqual({ search: 69_600, selfChecks: 7_500 }[name] ?? 6_900)
  expect
    .soft(sumOf(all), list)
    .toBeLessThanOrEqual(
      { search: 223_000, faq: 130_500, blog: 120_000, secondBlogPage: 120_000 }[name] ?? 115_000,
    )
}

const sumOf = (all: readonly Received[]) => all.reduce((sum, { bytes }) => sum + bytes, 0)

/** A page is complete HTML. The app loads at the visitor's first sign of intent and must change nothing. */
async function checkThatAppChangesNothing(page: Page): Promise<void> {
  const apiRequests: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/'))
      apiRequests.push(`${request.method()} ${request.url()}`)
  })
  await page.evaluate(() => {
    const changes: string[] = []
    Object.assign(window, { changes })
    new MutationObserver((records) => {
      for (const { type, target, addedNodes, removedNodes } of records) {
        const element = target instanceof Element ? target : target.parentElement
        // The map loads when it comes near the view.
        if (element?.closest('[data-office-map]')) continue
        changes.push(
          `${type} in ${element?.outerHTML.slice(0, 80)}: +${addedNodes.length} -${removedNodes.length}`,
        )
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  })
  await loadApp(page)
  await waitUntilIdle(page)
  await scrollThrough(page)
  await waitUntilIdle(page)
  expect.soft(apiRequests).toEqual([])
  expect.soft(await page.evaluate(() => Reflect.get(window, 'changes'))).toEqual([])
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}

async function checkLook(page: Page, index: number): Promise<void> {
  // By day axe reads one screen on a phone and the next one on a desktop.
  for (const { subject: size, colorScheme } of byDay(looks([phone, desktop]), index % 2))
    await test.step(`axe at ${size.width} px, ${colorScheme}`, async () => {
      await page.setViewportSize(size)
      await page.emulateMedia({ colorScheme })
      expect.soft(await violations(page)).toEqual([])
    })
  await page.emulateMedia({ colorScheme: 'light' })
  await test.step('forced colors', async () => {
    await page.emulateMedia({ forcedColors: 'active' })
    expect.soft(await unforcedColors(page), 'only the stars keep their color').toEqual([])
    await page.emulateMedia({ forcedColors: 'none' })
  })
  // By day two widths of each screen, in turn, and spaced text where it has the least room: at 400 % zoom, and on a phone
  // or in the smallest window with all menus.
  const inTurn = byDay(sizes, (index % 3) + 1, (index % 3) + 3)
  await test.step('widths, and the crisis lines in view', () => checkWidths(page, inTurn, 'normal text'))
  await page.addStyleTag({ content: textSpacing })
  const narrow = byDay(sizes, 0, index % 2 === 0 ? 1 : 4)
  await test.step('with the text spacing of WCAG 1.4.12', () => checkWidths(page, narrow, 'spaced text'))
}

const unforcedColors = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('body :not([role="img"])'))
      .filter((element) => getComputedStyle(element).forcedColorAdjust === 'none')
      .map((element) => element.outerHTML.slice(0, 100)),
  )

async function checkWidths(page: Page, views: readonly Size[], text: string): Promise<void> {
  for (const size of views) {
    await page.setViewportSize(size)
    await nextFrames(page)
    const view = `${size.width} x ${size.height}, ${text}`
    expect.soft(await horizontalOverflow(page), view).toEqual([])
    expect.soft(await namesCutByMap(page), view).toEqual([])
    expect.soft(await crisisCallsInView(page), view).toEqual(['tel:988', 'tel:911'])
  }
}

/** The header measures itself in the frame after a change of size. A browser that stops drawing lays out all the same. */
const nextFrames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        setTimeout(resolve, 5_000)
        requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      }),
  )

function horizontalOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= width) return []
    const overflowing = Array.from(document.querySelectorAll('body *')).filter(
      (element) => element.getBoundingClientRect().right > width + 0.5,
    )
    return [
      `${document.documentElement.scrollWidth} px wide`,
      ...overflowing.slice(0, 8).map((element) => element.outerHTML.slice(0, 120)),
    ]
  })
}

/** The offices whose name the map of an office page does not show as a whole. */
const namesCutByMap = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('main [style*="--right"] > span'))
      .filter((name) => {
        const [box, map] = [name, name.closest('[aria-hidden]')].map((one) => one?.getBoundingClientRect())
        return box && map && (box.left < map.left || box.right > map.right)
      })
      .map(({ textContent }) => textContent),
  )

/** The crisis lines with a link of at least 44 x 44 px, or 38 px at 400 % zoom, that is in view and not covered. */
function crisisCallsInView(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    ['tel:988', 'tel:911'].filter((href) =>
      Array.from(document.querySelectorAll(`a[href="${href}"]`)).some((link) => {
        const { left, right, top, bottom, width, height } = link.getBoundingClientRect()
        const inView = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
        const onTop = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        return (
          width >= 44 && height >= (innerHeight < 480 ? 38 : 44) && inView && onTop?.closest('a') === link
        )
      }),
    ),
  )
}
