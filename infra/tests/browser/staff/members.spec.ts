import { randomUUID } from 'node:crypto'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { keys } from '#shared/keys.ts'
import { byDay } from '#shared/testing/soak.ts'
import { findStaffMember } from '../../../../functions/store/staff/staffMembers.ts'
import { staffMessages } from '../../../../web/staff/staffMessages.ts'
import { violations } from '../support/axe.ts'
import { siteStore } from './support/siteStore.ts'
import { logInContext, newMember, sessionOf, siteAddress, test } from './support/staffTest.ts'

const { members } = staffMessages
const { actions } = members
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

async function act(page: Page, username: string, action: keyof typeof actions): Promise<void> {
  await page.goto('/admin/settings/team')
  await page.getByRole('button', { name: `${actions[action].label} ${username}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: actions[action].label, exact: true }).click()
  await expect(page.getByText(actions[action].doneText)).toBeVisible()
}

async function chooseAPassword(page: Page): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('Repeat the new password').fill(password)
  await page.getByRole('button', { name: 'Save password and log in' }).click()
}

async function expireInvitation(username: string): Promise<void> {
  const { store } = siteStore()
  const member = await findStaffMember(store, username)
  await store.documents.send(
    new UpdateCommand({
      TableName: store.tableName,
      Key: keys.credentials(member?.credentialsId ?? ''),
      UpdateExpression: 'SET invitation.expiresAt = :earlier',
      ExpressionAttributeValues: { ':earlier': Date.now() - 1 },
    }),
  )
}

const expectSession = (context: BrowserContext, status: 200 | 401) =>
  expect.poll(async () => (await context.request.get('/api/admin/session')).status()).toBe(status)

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

    test('a one-time link that is too old is refused [15.7]', { tag: '@night' }, async ({
      recentStaffPage: page,
      browser,
    }) => {
      const username = `late-${randomUUID().slice(0, 8)}`
      const link = await invite(page, username)
      await expireInvitation(username)
      const context = await browser.newContext({ baseURL: siteAddress() })
      const theirs = await context.newPage()
      await theirs.goto(link)
      await chooseAPassword(theirs)
      await expect(
        theirs.getByText('This link has been used, or is too old. Please ask for a new one.'),
      ).toBeVisible()
      await expectSession(context, 401)
      await context.close()
    })

    test('a member is signed out everywhere, disabled, enabled and removed [15.9]', {
      tag: '@night',
    }, async ({ recentStaffPage: page, browser }) => {
      const member = await newMember()
      const context = await browser.newContext({ baseURL: siteAddress() })
      await logInContext(context, await sessionOf(member))
      await expectSession(context, 200)
      await act(page, member.username, 'signOut')
      await expectSession(context, 401)
      await logInContext(context, await sessionOf(member))
      await expectSession(context, 200)

      await act(page, member.username, 'disable')
      await expectSession(context, 401)
      await expect(sessionOf(member)).rejects.toThrow('401')
      await act(page, member.username, 'enable')
      await sessionOf(member)
      await act(page, member.username, 'remove')
      await expect(cardOf(page, member.username)).toHaveCount(0)
      await context.close()
    })
  })
}

test('the last member cannot be removed or disabled', { tag: '@night' }, async ({
  recentStaffPage: page,
}) => {
  const { username } = await newMember()
  // As the server responds when nobody else can log in: other tests have members of their own.
  const message = 'This is the last member who can log in. Please add another one first.'
  await page.route(`/api/admin/members/${username}`, (route) =>
    route.fulfill({ status: 409, json: { message } }),
  )
  for (const action of ['Remove', 'Disable']) {
    await page.goto('/admin/settings/team')
    await page.getByRole('button', { name: `${action} ${username}` }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: action, exact: true }).click()
    await expect(dialog.getByText(message)).toBeVisible()
  }
})
