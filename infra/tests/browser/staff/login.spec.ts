import { expect } from '@playwright/test'
import { staffMessages } from '#shared/staffMessages.ts'
import { newMember, test } from './support/staffTest.ts'

const { login } = staffMessages

test('somebody logs in, sees the dashboard, and logs out again', async ({ page, context }) => {
  const member = await newMember()
  await page.goto('/admin/service-pages')
  await expect(page).toHaveURL('/admin/login')
  await page.getByLabel('Username').fill(member.username)
  await page.getByLabel('Password').fill(member.password)
  await page.getByRole('button', { name: login.button }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
  await expect(page.getByText(login.succeededText)).toBeVisible()
  await expect(page).toHaveURL('/admin')
  const cookies = await context.cookies()
  const cookie = cookies.find(({ name }) => name === '__Host-session')
  expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Strict' })

  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(login.title)
  const remaining = await context.cookies()
  expect(remaining.map(({ name }) => name)).toEqual([expect.stringMatching(/^__Host-device-/)])
  await page.goto('/admin/service-pages')
  await expect(page).toHaveURL('/admin/login')
})

test('a wrong password says so and lets nobody in', async ({ page, context }) => {
  const member = await newMember()
  await page.goto('/admin')
  await page.getByLabel('Username').fill(member.username)
  await page.getByLabel('Password').fill('wrong words entirely')
  await page.keyboard.press('Enter')
  await expect(page.getByText(login.failed, { exact: true })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveText(login.failedText)
  expect(await context.cookies()).toEqual([])
  // F8 goes to the toast, wherever the focus was.
  await page.keyboard.press('F8')
  await expect(page.getByRole('region', { name: /Notifications/ }).locator('ol')).toBeFocused()
})

test('the flag alone shows the screen and opens nothing', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('isAdminLoggedIn', 'true'))
  await page.goto('/admin/service-pages')
  await expect(page.getByRole('dialog', { name: 'Please log in again' })).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
  const answer = await page.evaluate(async () => {
    const { status } = await fetch('/api/service-pages/what-we-treat.alcohol-addiction', {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ image1: '/art/default.svg' }),
    })
    return status
  })
  expect(answer).toBe(401)
})

test('the staff area is listed by nobody and kept by no cache', async ({ request }) => {
  for (const address of ['/admin', '/admin/login', '/admin/service-pages']) {
    const answer = await request.get(address)
    expect(answer.status()).toBe(200)
    expect(answer.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  }
})
