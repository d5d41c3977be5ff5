import type { Page } from '@playwright/test'
import { mainPhone } from '#shared/clinic/offices.ts'
import { site } from '#shared/content/site.ts'
import { lifeline } from '#shared/fixedFacts.ts'
import { pageLoadFailed } from '#shared/loading.ts'
import { followLink } from '../support/followLink.ts'
import {
  expect,
  expectSameDocument,
  heading,
  loadApp,
  mainMenu,
  markDocument,
  test,
} from '../support/visitor.ts'

const thrownMessage = 'This page is broken'
test.use({
  expectedErrors: new RegExp(
    `Failed to load resource|Unable to preload|could not be loaded|Failed to fetch|of null|${thrownMessage}`,
  ),
})

async function openFaqInApp(page: Page) {
  await page.goto('/faq')
  await loadApp(page)
  await markDocument(page)
}

async function expectNotice(page: Page) {
  await expect(heading(page, pageLoadFailed)).toBeVisible()
  await expect(page).toHaveTitle(pageLoadFailed)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow')
  await expect(page.locator('link[rel="canonical"], meta[name="description"]')).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('link', { name: mainPhone(site) })).toBeVisible()
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: lifeline.number }).first()).toBeVisible()
  await expectSameDocument(page)
}

test('after a lost connection the page shows phone numbers', async ({ page, context }) => {
  await openFaqInApp(page)
  await context.setOffline(true)
  await followLink(page, '/reviews')
  await expectNotice(page)
  await expect(heading(page, pageLoadFailed)).toBeFocused()
  await expect(page.locator('#announcer')).toHaveText(pageLoadFailed)
  await page.goBack()
  await expect(page).toHaveURL('/faq')
  await expect(heading(page, /could not be loaded|Failed to fetch/)).toBeVisible()
  await context.setOffline(false)
  await mainMenu(page).getByRole('link', { name: 'Reviews' }).click()
  await expect(heading(page, 'Reviews')).toBeVisible()
})
