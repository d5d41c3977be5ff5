import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { byDay } from '#shared/testing/soak.ts'
import { violations } from '../support/axe.ts'
import { field, newDocument, publicHtml, publish } from './support/editor.ts'
import { type InputMethod, inputMethods } from './support/inputMethods.ts'
import { photo, test } from './support/staffTest.ts'

/** Fills all fields but the body, which is ready for typing. */
async function beginPost(page: Page, title: string, input: InputMethod): Promise<void> {
  await newDocument(page, '/admin/blog', 'New post', input)
  await input.fill(field(page, 'Title'), title)
  await input.fill(field(page, 'Category'), 'Recovery')
  await input.fill(field(page, 'Author'), 'The clinical team')
  await input.fill(field(page, 'Excerpt'), 'What a reader finds here.')
  await input.enter(page.getByRole('textbox', { name: 'Body' }))
  await expect(page.getByRole('toolbar', { name: 'Formatting of Body' })).toBeVisible()
}

/** By keyboard on a screen so narrow that no preview with its many links is beside the form. */
const ways = [
  { method: 'with a pointer', width: 390, color: '#2f7f86' },
  { method: 'by keyboard alone', width: 900, color: '#7f862f' },
] as const
for (const { method, width, color } of byDay(ways, 1)) {
  test(`a post with an image and two links is written and published, ${method} at ${width} pixels [14.53]`, async ({
    staffPage: page,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    // A toast that fades away would lack contrast.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const input = inputMethods[method]
    const name = `story-${randomUUID().slice(0, 8)}`
    await beginPost(page, `A quiet ${name}`, input)
    await page.keyboard.type('Two pages help: ')
    const dialog = page.getByRole('dialog')
    for (const [words, search, target] of [
      ['sober living', 'sober', 'Sober Living'],
      ['aftercare', 'aftercare', 'Aftercare'],
    ] as const) {
      await page.keyboard.press('Control+k')
      await input.fill(dialog.getByLabel('Words to show'), words)
      await input.fill(dialog.getByLabel('Page of this site, or address'), search)
      await input.press(dialog.getByRole('button', { name: new RegExp(`^${target}`) }).first())
      await expect(dialog).toHaveCount(0)
      await page.keyboard.type(' ')
    }
    const chooser = page.waitForEvent('filechooser')
    await input.pressTool(page.getByRole('toolbar', { name: 'Formatting of Body' }), 'Image')
    await input.press(dialog.locator('label', { hasText: 'Choose a photo' }))
    await (await chooser).setFiles({
      name: 'porch.jpg',
      mimeType: 'image/jpeg',
      buffer: await photo(page, color),
    })
    await expect(dialog.locator('img')).toBeVisible()
    await input.fill(dialog.getByLabel(/^What the image shows/), 'A porch at dawn')
    await input.press(dialog.getByRole('button', { name: 'Insert image' }))
    await publish(page, input)
    expect(await violations(page)).toEqual([])

    const html = await publicHtml(`/blog/a-quiet-${name}`)
    expect(html).toMatch(/<a href="\/how-we-help\/sober-living"[^>]*>sober living<\/a>/)
    expect(html).toMatch(/<a href="\/how-we-help\/aftercare"[^>]*>aftercare<\/a>/)
    expect(html).toMatch(
      /<img [^>]*src="\/media\/[^>]*alt="A porch at dawn"|alt="A porch at dawn"[^>]*src="\/media\//,
    )
  })
}
