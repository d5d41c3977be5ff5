import type { Page } from '@playwright/test'
import { byDay } from '#shared/testing/soak.ts'
import { desktop, expect, heading, loadApp, mainMenu, phone, test } from '../support/visitor.ts'

test('the first Tab focuses a link that skips to the content', async ({ page }) => {
  await page.goto('/faq')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to main content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => Boolean(document.activeElement?.closest('main')))).toBe(true)
})

test('after a route change the title is announced, the heading has the focus and the view is at the top [2.3]', async ({
  page,
}) => {
  await page.goto('/faq')
  await loadApp(page)
  await page.mouse.wheel(0, 600)
  await mainMenu(page).getByRole('link', { name: 'Reviews' }).click()
  await expect(heading(page, /.+/)).toBeFocused()
  await expect(page).toHaveURL('/reviews')
  await expect(page.locator('#announcer')).toHaveText(await page.title())
  await expect(page.locator('#announcer')).toHaveRole('status')
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

const visits = [
  ['phone', phone, '/'],
  ['phone', phone, '/faq'],
  ['desktop', desktop, '/'],
  ['desktop', desktop, '/what-we-treat/alcohol-addiction'],
] as const
// By day `reflow.spec.ts` focuses each element of such pages itself, without a key for each.
for (const [name, viewport, address] of byDay(visits)) {
  test(`no bar covers the focused element on ${address}, ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto(address)
    await loadApp(page)
    const hidden = [
      ...(await coveredFocusStops(page, 'Tab')),
      ...(await coveredFocusStops(page, 'Shift+Tab')),
    ]
    expect(hidden).toEqual([])
  })
}

/** Presses a key until the focus leaves the page; returns the elements that were focused but covered. */
async function coveredFocusStops(page: Page, key: string): Promise<string[]> {
  const hidden: string[] = []
  for (let presses = 0; presses < 200; presses += 1) {
    await page.keyboard.press(key)
    const found = await page.evaluate(coveredFocus)
    if (found === 'left') return hidden
    if (found) hidden.push(`${key}: ${found}`)
  }
  return hidden
}

/** Runs in the page. The focused element if it is covered; `left` if the focus has left the page. */
function coveredFocus(): string | undefined {
  const focused = document.activeElement
  if (!focused || focused === document.body) return 'left'
  // The focused element inside a frame scrolls with the frame's own document.
  if (focused instanceof HTMLIFrameElement) return undefined
  // A link that wraps has several boxes.
  const boxes = Array.from(focused.getClientRects())
  const points = boxes.flatMap(({ left, right, top, bottom }) => [
    [(left + right) / 2, (top + bottom) / 2],
    [left + 3, top + 3],
    [right - 3, bottom - 3],
    [left + 3, bottom - 3],
    [right - 3, top + 3],
  ])
  const seen = points.some(([x = 0, y = 0]) => {
    const top = document.elementFromPoint(x, y)
    return top && (focused.contains(top) || top.contains(focused))
  })
  return seen ? undefined : `${focused.tagName} ${focused.textContent?.trim().slice(0, 40)}`
}
