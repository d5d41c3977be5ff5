import { expect, type Page } from '@playwright/test'
import { logInContext, siteAddress, test } from './support/staffTest.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const saved = (page: Page) => expect(page.getByText('All changes saved')).toBeVisible()

/** Undo is also in the toast. */
const publish = async (page: Page) => {
  await button(page, 'Publish').click()
  await expect(page.getByText('The website shows it in a few seconds.')).toBeVisible()
}

const publicHtml = (path: string) => async () => (await fetch(`${siteAddress()}${path}`)).text()

async function openPage(page: Page, list: string, title: string) {
  await page.goto(list)
  await page.getByLabel('Search').fill(title)
  await page.getByRole('link', { name: title, exact: true }).click()
  await expect(field(page, 'Title')).toHaveValue(title)
}

test('a typo in a treatment page is corrected, published and undone', async ({ staffPage: page }) => {
  await openPage(page, '/admin/treatment-pages', 'Sober Living')
  const description = field(page, 'Description')
  const before = await description.inputValue()
  await description.fill(`${before} Corrected.`)
  const preview = page.frameLocator('iframe[title^="Preview"]')
  await expect(preview.getByText(`${before} Corrected.`)).toBeVisible()
  await publish(page)
  await expect.poll(publicHtml('/how-we-help/sober-living')).toContain('Corrected.')
  await page.getByRole('listitem').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Publication undone')).toBeVisible()
  await expect(description).toHaveValue(before)
})

test('a click on words in the preview goes to their field', async ({ staffPage: page }) => {
  await openPage(page, '/admin/treatment-pages', 'Aftercare')
  const description = field(page, 'Description')
  const words = await description.inputValue()
  const shown = page.frameLocator('iframe[title^="Preview"]').getByText(words, { exact: true })
  await shown.click()
  await expect(description).toBeFocused()
  await expect(shown).toHaveAttribute('data-edited')
})

test('what was typed without a connection is there again in another tab', async ({
  staffPage: page,
  context,
}) => {
  await openPage(page, '/admin/treatment-pages', 'Veterans Rehab')
  const description = field(page, 'Description')
  const typed = `${await description.inputValue()} Every character.`
  // Of the context: a save that the closing page sends must fail, too.
  await context.route('**/api/admin/documents/**', (route) => route.abort())
  await description.fill(typed)
  await expect(page.getByText('No connection. What you type is saved on this device.')).toBeVisible()
  const address = page.url()
  await page.close()
  await context.unroute('**/api/admin/documents/**')

  const again = await context.newPage()
  await again.goto(address)
  await expect(field(again, 'Description')).toHaveValue(typed)
  await expect(again.getByText(/^Restored what was typed on this device/)).toBeVisible()
  await saved(again)
  await button(again, 'Discard changes').click()
  await expect(again.getByText('Changes discarded')).toBeVisible()
})

test('two tabs that change one field show both texts, and keep the chosen one', async ({
  staffPage: page,
  context,
  session,
}) => {
  await openPage(page, '/admin/treatment-pages', 'Family Programs')
  await logInContext(context, session)
  const other = await context.newPage()
  await other.goto(page.url())
  await field(other, 'Description').fill('Theirs')
  await saved(other)
  await field(page, 'Description').fill('Mine')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Mine')).toBeVisible()
  await dialog.getByRole('radio', { name: /Theirs/ }).check()
  await dialog.getByRole('button', { name: 'Use these' }).click()
  await expect(field(page, 'Description')).toHaveValue('Theirs')
  await button(page, 'Discard changes').click()
  await expect(page.getByText('Changes discarded')).toBeVisible()
})
