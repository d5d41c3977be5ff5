import { expect } from '@playwright/test'
import { logInContext, newMember, sessionOf, test } from './support/staffTest.ts'

test('a logout in one tab logs out the other', async ({ context, page }) => {
  await logInContext(context, await sessionOf(await newMember()))
  await page.goto('/admin/service-pages')
  await expect(page.getByRole('table')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/admin')
  await other.getByRole('button', { name: 'Log out' }).click()
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Admin Login')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Login')
  expect(await page.evaluate(() => sessionStorage.getItem('isAdminLoggedIn'))).toBeNull()
})
