import type { Page } from '@playwright/test'
import { screens } from './support/screens.ts'
import { traceWork } from './support/trace.ts'
import { expect, phone, test } from './support/visitor.ts'

test.use({ viewport: phone })

for (const [name, address] of screens) {
  const scriptBytes = name === 'search' ? 14_000 : 5_500
  const allBytes = { search: 155_000, faq: 120_000 }[name] ?? 115_000

  test(`${name} costs a phone at most 12 requests, none to a function, and ${scriptBytes} bytes of scripts of ${allBytes}`, async ({
    page,
  }) => {
    const received = recordResponses(page)
    await openUntilLoaded(page, address)
    const all = await received()
    const scripts = all.filter(({ type }) => type === 'script')
    const list = all.map(({ path, bytes }) => `${path} ${bytes}`).join('\n')
    expect(all.length, list).toBeLessThanOrEqual(12)
    expect(all.filter(({ path }) => path.startsWith('/api/'))).toEqual([])
    expect(sumOf(scripts), list).toBeLessThanOrEqual(scriptBytes)
    expect(sumOf(all), list).toBeLessThanOrEqual(allBytes)
  })

  test(`${name} runs scripts at most 8 times until it is loaded, and its menu opens with at most 3 layouts`, async ({
    page,
  }) => {
    const loading = await traceWork(page, () => openUntilLoaded(page, address))
    expect(loading.scripts).toBeLessThanOrEqual(8)
    expect(loading.layouts).toBeLessThanOrEqual(25)
    expect(loading.forcedLayouts).toBeLessThanOrEqual(1)
    const opening = await traceWork(page, async () => {
      await page.getByRole('button', { name: 'Menu' }).click()
      await expect(page.locator('#site-menu')).toBeVisible()
    })
    expect(opening.scripts).toBeLessThanOrEqual(40)
    expect(opening.layouts).toBeLessThanOrEqual(3)
    expect(opening.forcedLayouts).toBe(0)
  })
}

test('the footer is laid out when the visitor comes near it', async ({ page }) => {
  await page.goto('/faq')
  const isLaidOut = () =>
    page
      .getByRole('contentinfo')
      .evaluate((footer) => footer.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }))
  expect(await isLaidOut()).toBe(false)
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  await expect.poll(isLaidOut).toBe(true)
})

interface Received {
  type: string
  path: string
  bytes: number
}

function recordResponses(page: Page): () => Promise<Received[]> {
  const received: Promise<Received>[] = []
  page.on('requestfinished', (request) => {
    const sizes = request.sizes()
    received.push(
      sizes.then(({ responseBodySize }) => ({
        ...{ type: request.resourceType(), path: new URL(request.url()).pathname },
        bytes: responseBodySize,
      })),
    )
  })
  return () => Promise.all(received)
}

const sumOf = (all: readonly Received[]) => all.reduce((sum, { bytes }) => sum + bytes, 0)

async function openUntilLoaded(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.waitForLoadState('networkidle')
}
