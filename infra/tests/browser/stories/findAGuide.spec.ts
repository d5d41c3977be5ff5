import type { Locator, Page } from '@playwright/test'
import { byDay } from '#shared/testing/soak.ts'
import { desktop, expect, heading, phone, summaryNamed, test } from '../support/visitor.ts'

const mostTaps = 3
const mostScreens = 2

/** The links, or headings of cards, to tap from the home page, and what the visitor is looking for. */
const searches = [
  {
    name: 'a parent finds what to do in the days after an overdose',
    taps: ['After an overdose', 'The first night'],
    page: 'After an overdose',
    answer: 'The first night',
  },
  {
    name: 'a veteran finds whether insurance covers evening sessions',
    taps: ['Paying for treatment', 'Evening sessions'],
    page: 'Paying for treatment',
    answer: 'Does insurance cover evening sessions?',
  },
  {
    name: 'a parent finds what to do for a child who swallowed medicine',
    taps: ['Urgent help', 'A child swallowed medicine or a drug'],
    page: 'Urgent help',
    answer: 'A child swallowed medicine or a drug',
  },
]

for (const viewport of byDay([phone, desktop], 0)) {
  for (const { name, taps, page: title, answer } of searches) {
    test(`${name}, in at most 3 taps and 2 screens at ${viewport.width} px [11.13]`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await page.goto('/')
      expect(taps.length).toBeLessThanOrEqual(mostTaps)
      for (const tap of taps) {
        const main = page.getByRole('main')
        const link = main
          .getByRole('link', { name: tap, exact: true })
          .or(summaryNamed(main, `What to do: ${tap}`))
          .first()
        expect(await screensDownTo(link, page)).toBeLessThanOrEqual(mostScreens)
        await link.click()
      }
      await expect(heading(page, title)).toBeAttached()
      await expect(page.getByRole('heading', { name: answer })).toBeInViewport({ ratio: 1 })
    })
  }
}

/** How many screens a visitor sees from the top of the page to the end of the link. */
async function screensDownTo(link: Locator, page: Page): Promise<number> {
  const bottom = await link.evaluate((element) => element.getBoundingClientRect().bottom + scrollY)
  return bottom / (page.viewportSize()?.height ?? 1)
}
