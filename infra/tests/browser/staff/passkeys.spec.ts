import { expect } from '@playwright/test'
import { staffMessages } from '../../../../web/staff/staffMessages.ts'
import { violations } from '../support/axe.ts'
import { newMember, test } from './support/staffTest.ts'

const { login } = staffMessages

test('staff add a passkey, log in with it, and remove it [15.13]', async ({ page, context }) => {
  const member = await newMember()
  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await page.goto('/admin/settings/account')
  await page.getByLabel('Username').fill(member.username)
  await page.getByLabel('Password').fill(member.password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')

  await page.goto('/admin/settings/account')
  await page.getByLabel('Name of a new passkey').fill('My phone')
  await page.keyboard.press('Enter')
  await expect(page.getByText('You can log in with it from now on.')).toBeVisible()
  const row = page.getByRole('listitem').filter({ hasText: 'My phone' })
  await expect(row).toContainText('never used')
  expect(await violations(page)).toEqual([])

  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Login')
  expect(await violations(page)).toEqual([])
  const button = page.getByRole('button', { name: 'Log in with a passkey' })
  await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
  await button.click()
  await expect(
    page.getByText('No passkey was used. You can log in with your username and password.'),
  ).toBeVisible()
  await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true })
  await button.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
  await expect(page.getByText(login.succeededText)).toBeVisible()

  await page.goto('/admin/settings/account')
  await expect(row).toContainText('last used')
  await row.getByRole('button', { name: 'Remove My phone' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(row).toHaveCount(0)
})
