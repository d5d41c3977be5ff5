import type { Page } from '@playwright/test'
import { seed } from '#shared/content/seed.ts'
import { byDay } from '#shared/testing/soak.ts'
import { expect, loadApp, test } from '../support/visitor.ts'

const carousel = (page: Page) => page.getByRole('region', { name: 'Reviews', exact: true })
const isRunning = (page: Page) =>
  carousel(page).evaluate((element) =>
    element.getAnimations({ subtree: true }).some(({ playState }) => playState === 'running'),
  )

test('the carousel moves until it is paused, hovered or focused, and again when the pause ends', async ({
  page,
}) => {
  await page.goto('/')
  await loadApp(page)
  expect(await isRunning(page)).toBe(true)
  const pause = page.getByRole('checkbox', { name: 'Pause reviews' })
  await pause.focus()
  await page.keyboard.press('Space')
  await expect.poll(() => isRunning(page)).toBe(false)
  await page.keyboard.press('Space')
  await expect.poll(() => isRunning(page)).toBe(true)
  await carousel(page).hover()
  await expect.poll(() => isRunning(page)).toBe(false)
  await page.mouse.move(0, 0)
  await expect.poll(() => isRunning(page)).toBe(true)
  await carousel(page).focus()
  await expect.poll(() => isRunning(page)).toBe(false)
})

/** The number of the review at the left edge of the carousel. */
const firstInView = (page: Page) =>
  carousel(page).evaluate((element) => {
    const { left } = element.getBoundingClientRect()
    const slides = Array.from(element.querySelectorAll('li'), (slide) => slide.getBoundingClientRect().left)
    return slides.findIndex((slide) => slide >= left - 1)
  })

for (const reducedMotion of byDay(['no-preference', 'reduce'] as const, 0)) {
  test(`Previous and Next show the neighbors of a review and pause the carousel, motion: ${reducedMotion} [9.13]`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await page.goto('/')
    const next = page.getByRole('button', { name: 'Next', exact: true })
    await next.click()
    await expect.poll(() => firstInView(page)).toBe(1)
    expect(await isRunning(page)).toBe(false)
    await next.click()
    await expect.poll(() => firstInView(page)).toBe(2)
    await page.getByRole('button', { name: 'Previous', exact: true }).click()
    await expect.poll(() => firstInView(page)).toBe(1)
  })
}

test('the carousel has each of its reviews twice, hides the copy from screen readers, and scrolls evenly [9.13, 9.16]', async ({
  page,
}) => {
  await page.goto('/')
  const lists = carousel(page).locator('ul')
  await expect(lists).toHaveCount(2)
  await expect(lists.nth(1)).toHaveAttribute('aria-hidden', 'true')
  await expect(lists.nth(1)).toHaveAttribute('inert')
  const [first, copy] = await lists.evaluateAll((all) => all.map(({ children }) => children.length))
  expect(first).toBe(seed.reviews.length)
  expect(copy).toBe(first)

  await page.getByRole('checkbox', { name: 'Pause reviews' }).focus()
  await page.keyboard.press('Space')
  const lefts = await carousel(page).evaluate((element) => {
    const count = element.querySelector('ul')?.children.length ?? 0
    const [loop] = element.getAnimations({ subtree: true })
    const duration = Number(loop?.effect?.getComputedTiming().duration)
    return [0, 0.5, 1].map((part) => {
      if (loop) loop.currentTime = (duration / count) * (2 + part)
      return Math.round(element.querySelector('li')?.getBoundingClientRect().left ?? 0)
    })
  })
  const [start = 0, middle = 0, end = 0] = lefts
  expect(start - middle).toBeGreaterThan(100)
  expect(Math.abs(start - middle - (middle - end))).toBeLessThanOrEqual(1)
})

test('with reduced motion nothing moves by itself, and the arrow keys scroll the reviews', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  expect(await isRunning(page)).toBe(false)
  expect(
    await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    ),
  ).toBe(0)
  await carousel(page).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => carousel(page).evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
})
