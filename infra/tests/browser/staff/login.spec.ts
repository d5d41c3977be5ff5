import { expect } from '@playwright/test'
import { newMember, test } from './support/staffTest.ts'

test('a wrong password shows an error and sets no cookie', async ({ page, context }) => {
  const member = await newMember()
  await page.goto('/admin')
  await page.getByLabel('Username').fill(member.username)
  await page.getByLabel('Password').fill('wrong words entirely')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Login failed', { exact: true })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveText('Invalid username or password')
  expect(await context.cookies()).toEqual([])
  // F8 moves the focus to the toasts, from anywhere.
  await page.keyboard.press('F8')
  await expect(page.getByRole('region', { name: /Notifications/ }).locator('ol')).toBeFocused()
})

test('the flag without a session shows no data and permits no change [6.3]', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('isAdminLoggedIn', 'true'))
  await page.goto('/admin/service-pages')
  await expect(page.getByRole('dialog', { name: 'Please log in again' })).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
  const status = await page.evaluate(async () => {
    const { status } = await fetch('/api/service-pages/what-we-treat.alcohol-addiction', {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ image1: '/art/valley-morning.svg' }),
    })
    return status
  })
  expect(status).toBe(401)
})
