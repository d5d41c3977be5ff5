import { expect } from '@playwright/test'
import { staffMessages } from '#shared/staffMessages.ts'
import { violations } from '../support/axe.ts'
import { siteAddress, test } from './support/staffTest.ts'

const texts = staffMessages.desk.consent

test('a review is published with its consent, and a patient withdraws a review from every page', async ({
  staffPage: page,
}) => {
  const words = `They called back within the hour, ${Date.now()}.`
  const shown = (path: string) => async () =>
    (await (await fetch(`${siteAddress()}${path}`)).text()).includes(words)
  await page.goto('/admin/reviews')
  await page.getByRole('button', { name: /^New/ }).click()
  await page.getByLabel('Title', { exact: true }).fill('They call back')
  await page.getByLabel('Review', { exact: true }).fill(words)
  await page.getByLabel('Author', { exact: true }).fill('G. H.')
  await page.getByLabel('Stars', { exact: true }).selectOption('4')
  expect(await violations(page)).toEqual([])
  const publish = page.getByRole('button', { name: 'Publish', exact: true })
  await publish.click()
  await expect(
    page.getByText('Consent given on must be recorded before a review is published.'),
  ).toBeVisible()

  await page.getByLabel('Consent given on').fill('2026-11-02')
  await page.getByLabel('How it was given').fill('Signed form, filed at the Cumming office')
  // The toast of the failure is over it.
  await publish.press('Enter')
  await expect(page.getByText(staffMessages.desk.publishedText)).toBeVisible()
  for (const path of ['/reviews', '/']) await expect.poll(shown(path), { timeout: 60_000 }).toBe(true)

  await page.getByRole('button', { name: texts.title }).click()
  const dialog = page.getByRole('dialog', { name: `${texts.title}?` })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: texts.title }).press('Enter')
  await expect(page.getByText(texts.withdrawnText)).toBeVisible()
  await expect(page.getByText(/^The person withdrew the consent on/)).toBeVisible()
  await expect(publish).toBeDisabled()
  for (const path of ['/reviews', '/']) await expect.poll(shown(path), { timeout: 60_000 }).toBe(false)
})
