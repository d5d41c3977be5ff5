import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { staffMessages } from '../../../../web/staff/staffMessages.ts'
import { violations } from '../support/axe.ts'
import { devices } from './support/devices.ts'
import { button, field, newDocument, pressAction, publicHtml, rendered } from './support/editor.ts'
import { test } from './support/staffTest.ts'

// By day `consent.test.ts` and `publication.test.ts` have it.
const [, { name, input, width }] = devices

test(`a review is published with its consent, and a patient withdraws a review from every page, ${name} [13.58]`, {
  tag: '@night',
}, async ({ staffPage: page }) => {
  test.slow()
  await page.setViewportSize({ width, height: 900 })
  const words = `They called back within the hour, ${randomUUID().slice(0, 8)}.`
  const shown = (path: string) => async () => (await publicHtml(path)).includes(words)
  await newDocument(page, '/admin/reviews', 'New review', input)
  await input.fill(field(page, 'Title'), 'They call back')
  await input.fill(field(page, 'Review'), words)
  await input.fill(field(page, 'Author'), 'G. H.')
  await page.getByLabel('Stars', { exact: true }).selectOption('4')
  expect(await violations(page)).toEqual([])
  const publish = button(page, 'Publish')
  await input.press(publish)
  await expect(
    page.getByText('Consent given on must be recorded before a review is published.'),
  ).toBeVisible()

  await page.getByLabel('Consent given on').fill('2026-11-02')
  await input.fill(page.getByLabel('How it was given'), 'Signed form, filed at the Cumming office')
  // The toast of the failure is over it.
  await publish.press('Enter')
  await button(page, 'Publish now').press('Enter')
  await expect(page.getByText(staffMessages.desk.publishedText)).toBeVisible()
  // Home has the first six, and this one is the last.
  await expect.poll(shown('/reviews'), rendered).toBe(true)

  // A toast stays as long as the pointer is over it, and covers the bar of actions on a phone.
  await page.mouse.move(0, 0)
  await expect(page.getByText(staffMessages.desk.publishedText)).toBeHidden()
  await pressAction(page, 'Withdraw consent', input)
  const dialog = page.getByRole('dialog', { name: 'Withdraw consent?' })
  await expect(dialog).toBeVisible()
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Withdraw consent' }).press('Enter')
  await expect(page.getByText('In a few seconds, no page will show the review.')).toBeVisible()
  await expect(page.getByText(/^The person withdrew the consent on/)).toBeVisible()
  await expect(publish).toBeDisabled()
  for (const path of ['/reviews', '/']) await expect.poll(shown(path), rendered).toBe(false)
})
