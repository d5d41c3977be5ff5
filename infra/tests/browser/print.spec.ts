import type { Page } from '@playwright/test'
import { expect, test } from './support/visitor.ts'

test('on paper, care cards and answers are open, on few sheets, and no care card begins on one sheet and ends on the next [2.88]', async ({
  page,
}) => {
  for (const [address, details, mostSheets] of [
    ['/faq', 'details[name="faq"]', 15],
    ['/urgent-help', 'details[name="care-card"]', 8],
  ] as const) {
    await page.goto(address)
    const bodies = page.locator(`${details} > div`)
    await page.emulateMedia({ media: 'print' })
    const heights = await bodies.evaluateAll((all) => all.map((body) => body.getBoundingClientRect().height))
    expect(heights.length).toBeGreaterThan(5)
    expect(heights.filter((height) => height < 10)).toEqual([])
    const sheets = (await page.pdf({ format: 'Letter' })).toString('latin1').match(/\/Type\s*\/Page\b/g)
    expect.soft(sheets?.length ?? 99, `sheets of ${address}`).toBeLessThanOrEqual(mostSheets)
    await page.emulateMedia({ media: 'screen' })
  }

  await page.emulateMedia({ media: 'print' })
  const cards = page.locator('div:has(> details[name="care-card"])')
  const breaks = await cards.evaluateAll((all) => all.map((card) => getComputedStyle(card).breakInside))
  expect(breaks.length).toBeGreaterThan(10)
  expect(new Set(breaks)).toEqual(new Set(['avoid']))
})

test('on paper, every text is dark, since browsers leave out backgrounds [2.88]', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const address of ['/', '/urgent-help', '/what-we-treat/alcohol-addiction', '/contact-us']) {
    await page.goto(address)
    expect.soft(await lightTexts(page), address).toEqual([])
  }
})

/** Texts that would be hard to read on white paper. */
function lightTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    const lightness = (color: string) => {
      if (!canvas) return 0
      canvas.fillStyle = color
      canvas.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
      return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255
    }
    return Array.from(document.querySelectorAll('h1, h2, h3, p, a, li, summary, dd'))
      .filter((element) => element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }))
      .filter((element) => !element.matches('.visually-hidden') && element.getBoundingClientRect().height > 1)
      .filter((element) =>
        Array.from(element.childNodes).some(
          ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
        ),
      )
      .filter((element) => lightness(getComputedStyle(element).color) > 0.6)
      .map((element) => `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`)
  })
}
