import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { byDay } from '#shared/testing/soak.ts'
import { staffMessages } from '../../../../web/staff/staffMessages.ts'
import { violations } from '../support/axe.ts'
import { siteAddress, test } from './support/staffTest.ts'

const { members } = staffMessages
const password = 'velvet kettle harbor nine'
const cardOf = (page: Page, username: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: username }) })

async function invite(page: Page, username: string): Promise<string> {
  await page.goto('/admin/settings/team')
  await page.getByLabel('Username of a new member').fill(username)
  await page.getByRole('button', { name: 'Add member' }).click()
  const dialog = page.getByRole('dialog')
  const link = await dialog.getByLabel('Link').inputValue()
  await dialog.getByRole('button', { name: 'Close' }).click()
  return link
}

async function chooseAPassword(page: Page): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('Repeat the new password').fill(password)
  await page.getByRole('button', { name: 'Save password and log in' }).click()
}

for (const width of byDay([360, 1280], 0)) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('a new member joins with a one-time link, which works once [15.7]', async ({
      recentStaffPage: page,
      browser,
    }) => {
      const username = `new-${randomUUID().slice(0, 8)}`
      const link = await invite(page, username)
      await expect(cardOf(page, username)).toContainText(members.status.invited)
      expect(await violations(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)

      const context = await browser.newContext({ baseURL: siteAddress(), viewport: { width, height: 800 } })
      const theirs = await context.newPage()
      await theirs.goto(link)
      await expect(theirs.getByText(`Your username is ${username}.`)).toBeVisible()
      expect(await violations(theirs)).toEqual([])
      await chooseAPassword(theirs)
      await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
      await theirs.goto('/admin/settings/team')
      await expect(cardOf(theirs, username)).toContainText('(you)')
      await expect(cardOf(theirs, username).getByRole('button')).toHaveCount(0)
      await context.close()

      const other = await browser.newContext({ baseURL: siteAddress() })
      const late = await other.newPage()
      await late.goto(link)
      await chooseAPassword(late)
      await expect(
        late.getByText('This link has been used, or is too old. Please ask for a new one.'),
      ).toBeVisible()
      await other.close()
    })
  })
}
