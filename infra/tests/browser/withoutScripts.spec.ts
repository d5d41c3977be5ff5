import { soak } from '#shared/testing/soak.ts'
import { screens } from './support/screens.ts'
import {
  desktop,
  detailsOf,
  expect,
  heading,
  mainMenu,
  menuButton,
  phone,
  summaryNamed,
  test,
} from './support/visitor.ts'

test.use({ javaScriptEnabled: false })

const sections = ['Addiction Treatment', 'Mental Health Treatment', 'How We Help']
const views = [
  { name: 'large screen', viewport: desktop },
  { name: 'phone', viewport: phone },
]

for (const { name, viewport } of views) {
  test(`without scripts every menu of a ${name} opens, its links work, and no control is shown that needs scripts`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Dark theme' })).toBeHidden()
    if (viewport === phone) await menuButton(page).click()
    for (const title of sections) {
      const menu = summaryNamed(mainMenu(page), title)
      await menu.click()
      await expect(detailsOf(menu).getByRole('link').first()).toBeVisible()
      await expect(mainMenu(page).locator('details[open]')).toHaveCount(1)
    }
    await mainMenu(page).getByRole('link', { name: 'Sober Living' }).click()
    await expect(page).toHaveURL('/how-we-help/sober-living')
    await expect(heading(page, 'Sober Living')).toBeVisible()
  })
}

test('without scripts no button prints, since none could', async ({ page }) => {
  await page.goto('/to-print')
  await expect(page.getByRole('button', { name: 'Print the sheets' })).toBeHidden()
})

test('without scripts the blog has pages', async ({ page }) => {
  await page.goto('/blog')
  await page
    .getByRole('navigation', { name: 'Pages of the blog' })
    .getByRole('link', { name: 'Page 2' })
    .click()
  await expect(page).toHaveURL('/blog?page=2')
  await expect(page.getByText(/Page 2 of \d/)).toBeVisible()
  const titles = page
    .getByRole('region', { name: /articles/ })
    .getByRole('heading', { level: 3 })
    .getByRole('link')
  await expect(titles).toHaveCount(9)
  await titles.first().click()
  await expect(page).toHaveURL(/\/blog\/[a-z-]+$/)
  await expect(page.getByRole('main').getByRole('article').first().getByText(/^By /)).toBeVisible()
})

test('without scripts every kind of page shows its content and no placeholder', async ({ page }) => {
  // By day every fifth: the crawl of `everyPage.spec.ts` reads all of them as HTML.
  for (const [name, address] of screens.filter((_, index) => soak > 1 || index % 5 === 0)) {
    await page.goto(address)
    await expect(heading(page, /\w/), name).toBeVisible()
    await expect(page.getByText('Loading...'), name).toHaveCount(0)
    await expect(page.locator('[data-placeholder]'), name).toHaveCount(0)
  }
})
