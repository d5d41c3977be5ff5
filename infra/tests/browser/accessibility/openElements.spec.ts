import { failures } from '#shared/failures.ts'
import { byDay } from '#shared/testing/soak.ts'
import { looks, violations } from '../support/axe.ts'
import { followLink } from '../support/followLink.ts'
import {
  desktop,
  expect,
  loadApp,
  mainMenu,
  menuButton,
  phone,
  summaryNamed,
  test,
} from '../support/visitor.ts'

test.use({ expectedErrors: /404|Failed to (load|fetch)/, reducedMotion: 'reduce' })

test('axe finds nothing in the open menus', async ({ page }) => {
  await page.setViewportSize(desktop)
  await page.goto('/')
  const menus = ['Addiction Treatment', 'Mental Health Treatment', 'How We Help']
  for (const { subject: title, colorScheme } of looks(byDay(menus, 0))) {
    await summaryNamed(mainMenu(page), title).click()
    await page.emulateMedia({ colorScheme })
    expect.soft(await violations(page, { selector: '#site-menu' }), `${title}, ${colorScheme}`).toEqual([])
  }
  await page.setViewportSize(phone)
  await menuButton(page).click()
  await summaryNamed(mainMenu(page), 'How We Help').click()
  // The page behind the open panel is inert.
  expect.soft(await violations(page, { selector: '#site-menu' }), 'panel of a phone').toEqual([])
})

test('axe finds nothing in open answers', { tag: '@night' }, async ({ page }) => {
  await page.goto('/faq')
  await page.locator('details[name="faq"] summary').first().click()
  expect.soft(await violations(page), 'answer').toEqual([])
})

test('axe finds nothing in the map, with a popup open', { tag: '@night' }, async ({ page }) => {
  await page.goto('/privacy-policy')
  await loadApp(page)
  await page.getByRole('heading', { name: 'Our Offices' }).scrollIntoViewIfNeeded()
  const map = page.getByRole('application', { name: /^Map/ })
  await map.scrollIntoViewIfNeeded()
  await map.getByRole('button', { name: 'Cumming office' }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Cumming office' })).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect.soft(await violations(page), colorScheme).toEqual([])
  }
})

test('axe finds nothing on a page whose data failed to load', { tag: '@night' }, async ({ page }) => {
  await page.goto('/privacy-policy')
  await loadApp(page)
  await page.route('**/*', (route) =>
    /\/(api|faq)/.test(route.request().url()) ? route.abort() : route.continue(),
  )
  await followLink(page, '/faq')
  await expect(page.getByText(failures.pages.faq)).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('axe finds nothing on the form for call requests with problems', async ({ page }) => {
  await page.goto('/contact-us')
  await loadApp(page)
  await page.getByRole('button', { name: 'Ask for a call' }).click()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect.soft(await violations(page, { selector: '[data-call-form]' }), colorScheme).toEqual([])
  }
})
