import { expect } from '@playwright/test'
import { logInContext, newMember, rowOf, sessionOf, test } from './support/staffTest.ts'

// By day `interruptedSave.test.tsx` has it, and `neverLoseTyping.spec.ts` a login over the editor.
test('when a session expires, the typed input stays, and the save continues after the login', {
  tag: '@night',
}, async ({ context, page }) => {
  const member = await newMember()
  await logInContext(context, await sessionOf(member))
  await page.goto('/admin/service-pages')
  const row = rowOf(page, 'Aftercare')
  const address = row.getByRole('textbox', { name: /New image address/ })
  await address.fill('/art/dock-dawn.svg')

  // As after 30 idle minutes: the browser still sends its cookie, but the session is gone.
  await page.evaluate(() => fetch('/api/admin/session', { method: 'DELETE' }))
  await row.getByRole('button', { name: /^Update Image/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Please log in again' })
  await expect(dialog.getByLabel('Username')).toBeFocused()
  await expect(address).toHaveValue('/art/dock-dawn.svg')
  expect(await page.evaluate(() => sessionStorage.getItem('isAdminLoggedIn'))).toBeNull()

  await dialog.getByLabel('Username').fill(member.username)
  await dialog.getByLabel('Password').fill(member.password)
  await dialog.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('The service page image has been updated successfully.')).toBeVisible()
  await expect(row.getByRole('img')).toHaveAttribute('src', '/art/dock-dawn.svg')
  await expect(page).toHaveURL('/admin/service-pages')
})

test('a second tab needs no second login [15.1]', { tag: '@night' }, async ({ context, page }) => {
  const member = await newMember()
  await page.goto('/admin/login')
  await page.getByLabel('Username').fill(member.username)
  await page.getByLabel('Password').fill(member.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
  for (const [path, heading] of [
    ['/admin', 'Dashboard'],
    ['/admin/service-pages', 'Service pages'],
  ] as const) {
    const other = await context.newPage()
    await other.goto(path)
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(heading)
  }
})

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
