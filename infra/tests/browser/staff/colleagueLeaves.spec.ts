import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { staffMessages } from '../../../../web/staff/staffMessages.ts'
import { violations } from '../support/axe.ts'
import { devices } from './support/devices.ts'
import { button, field, newDocument, saved } from './support/editor.ts'
import { logInContext, newMember, sessionOf, siteAddress, test } from './support/staffTest.ts'

const { actions, status } = staffMessages.members

// By day `members.spec.ts` disables a member.
const [, { name, input, width }] = devices

test(`a colleague leaves: the sessions end, the drafts stay, ${name} [15.9]`, {
  tag: '@night',
}, async ({ recentStaffPage: page, browser }) => {
  test.slow()
  await page.setViewportSize({ width, height: 900 })
  const colleague = await newMember()
  const context = await browser.newContext({ baseURL: siteAddress(), viewport: { width, height: 900 } })
  await logInContext(context, await sessionOf(colleague))
  const theirs = await context.newPage()
  const title = `Handed over ${randomUUID().slice(0, 8)}`
  await newDocument(theirs, '/admin/blog', 'New post', input)
  await input.fill(field(theirs, 'Title'), title)
  await saved(theirs)

  await page.goto('/admin/settings/team')
  await input.press(button(page, `${actions.disable.label} ${colleague.username}`))
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(actions.disable.text)
  expect(await violations(page)).toEqual([])
  await input.press(dialog.getByRole('button', { name: actions.disable.label, exact: true }))
  await expect(page.getByText(actions.disable.doneText)).toBeVisible()
  const card = page.getByRole('listitem').filter({ hasText: colleague.username })
  await expect(card).toContainText(status.disabled)

  await theirs.goto('/admin/blog')
  const login = theirs.getByRole('dialog', { name: 'Please log in again' })
  await input.fill(login.getByLabel('Username'), colleague.username)
  await input.fill(login.getByLabel('Password'), colleague.password)
  await input.press(login.getByRole('button', { name: 'Login', exact: true }))
  await expect(login.getByText('Invalid username or password')).toBeVisible()
  await context.close()

  await page.goto(`/admin/blog?search=${encodeURIComponent(title)}`)
  const row = page.getByRole('listitem').filter({ hasText: title })
  await expect(row).toContainText(`by ${colleague.username}`)
  await input.press(row.getByRole('link', { name: title }))
  await expect(field(page, 'Title')).toHaveValue(title)
})
