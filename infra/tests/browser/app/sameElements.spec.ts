import type { Page } from '@playwright/test'
import { pages } from '#shared/pages.ts'
import {
  expect,
  expectSameDocument,
  heading,
  loadApp,
  mainMenu,
  markDocument,
  test,
} from '../support/visitor.ts'

const parts = {
  header: 'header',
  'its navigation': '#site-menu',
  teaser: '[data-slot="teaser"] > section',
  'a card of the teaser': '[data-slot="teaser"] article',
  footer: 'footer:not(main *)',
  'the call bar': 'nav[aria-label="Call for help"]',
}

const markElements = (page: Page) =>
  page.evaluate((selectors) => {
    for (const selector of selectors)
      Object.assign(document.querySelector(selector) ?? {}, { isMarked: true })
  }, Object.values(parts))

const unmarked = (page: Page) =>
  page.evaluate(
    (all) =>
      all
        .filter(([, selector]) => !Reflect.get(document.querySelector(selector) ?? {}, 'isMarked'))
        .map(([name]) => name),
    Object.entries(parts),
  )

test('the first navigation leaves the elements of header, teaser and footer, and so do later ones [2.2]', async ({
  page,
}) => {
  await page.goto('/faq')
  await loadApp(page)
  await markDocument(page)
  await markElements(page)
  const steps = [
    ['Reviews', pages.reviews.path],
    ['Contact Us', pages.contact.path],
    ['Home', pages.home.path],
  ] as const
  for (const [name, path] of steps) {
    const link = mainMenu(page).getByRole('link', { name, exact: true })
    await link.click()
    await expect(heading(page, /\w/)).toBeFocused()
    await expect(page).toHaveURL(path)
    expect(await unmarked(page)).toEqual([])
    await expect(link).toHaveAttribute('aria-current', 'page')
    await expect(mainMenu(page).locator('[aria-current]')).toHaveCount(1)
  }
  await page.goBack()
  await expect(heading(page, 'Contact Us')).toBeVisible()
  expect(await unmarked(page)).toEqual([])
  await expectSameDocument(page)
})
