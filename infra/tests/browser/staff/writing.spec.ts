import { expect, type Page } from '@playwright/test'
import { button, field, openPreview, publicHtml, rendered } from './support/editor.ts'
import { test } from './support/staffTest.ts'

/** Undo is also in the toast. */
const publish = async (page: Page) => {
  await button(page, 'Publish').click()
  await button(page, 'Publish now').click()
  await expect(page.getByText('The website shows it in a few seconds.')).toBeVisible()
}

async function openPage(page: Page, list: string, title: string) {
  await page.goto(list)
  await page.getByLabel('Search').fill(title)
  await expect(async () => {
    // What the search finds may replace the list just when it is pressed. The editor may take long to open.
    if (new URL(page.url()).pathname === list)
      await page.getByRole('link', { name: title, exact: true }).click({ timeout: 2_000 })
    await expect(field(page, 'Title')).toHaveValue(title, { timeout: 5_000 })
  }).toPass()
  await button(page, 'Preview').click()
}

// By day `Editor.test.tsx` has it, `stories.spec.ts` a publication, and `images.spec.ts` one that is undone.
test('a typo in a treatment page is corrected, published and undone [14.34]', { tag: '@night' }, async ({
  staffPage: page,
}) => {
  await openPage(page, '/admin/pages', 'Sober Living')
  const description = field(page, 'Description')
  // A second attempt finds what the first one saved.
  const before = (await description.inputValue()).replace(' Corrected.', '')
  await description.fill(`${before} Corrected.`)
  const preview = await openPreview(page)
  await expect(preview.getByText(`${before} Corrected.`)).toBeVisible()
  await publish(page)
  const undo = page.getByRole('listitem').getByRole('button', { name: 'Undo' })
  // A toast stays as long as the pointer is over it.
  await undo.hover()
  await expect.poll(() => publicHtml('/how-we-help/sober-living'), rendered).toContain('Corrected.')
  await undo.click()
  await expect(page.getByText('Publication undone')).toBeVisible()
  await expect(description).toHaveValue(before)
})

test('a click on words in the preview goes to their field [14.33]', { tag: '@night' }, async ({
  staffPage: page,
}) => {
  await openPage(page, '/admin/pages', 'Aftercare')
  const description = field(page, 'Description')
  const words = await description.inputValue()
  const shown = (await openPreview(page)).getByText(words, { exact: true })
  await shown.click()
  await expect(description).toBeFocused()
  await expect(shown).toHaveAttribute('data-edited')
})

test('the preview of a new post, and of a new page, shows it from its first letter [14.48]', {
  tag: '@night',
}, async ({ staffPage: page }) => {
  for (const [list, label] of [
    ['/admin/blog', 'New post'],
    ['/admin/pages', 'New page'],
  ] as const) {
    await page.goto(list)
    await button(page, label).click()
    const shown = (await openPreview(page)).getByRole('heading', { level: 1 })
    await field(page, 'Title').pressSequentially('S')
    await expect(shown).toHaveText('S')
    await field(page, 'Title').pressSequentially('leep & rest, at 3 AM')
    await expect(shown).toHaveText('Sleep & rest, at 3 AM')
  }
})
