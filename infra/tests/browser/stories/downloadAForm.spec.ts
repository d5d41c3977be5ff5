import { readFile } from 'node:fs/promises'
import { formsOf } from '#shared/content/forms.ts'
import { site } from '#shared/content/site.ts'
import { pdfReader } from '#shared/fixedFacts.ts'
import { byDay } from '#shared/testing/soak.ts'
import { expect, test } from '../support/visitor.ts'

for (const { title, file } of byDay(formsOf(site), 0)) {
  test(`the ${title} can be downloaded as a PDF`, async ({ page }) => {
    await page.goto('/forms')
    const link = page.getByRole('link', { name: new RegExp(`^Download.*${title}`) })
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
    expect(new URL(download.url()).pathname).toBe(file)
    const bytes = await readFile(await download.path())
    expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-')
    expect(bytes.subarray(-6).toString('latin1')).toContain('%%EOF')
  })
}

test('the page says where to get a PDF reader', async ({ page }) => {
  await page.goto('/forms')
  await expect(page.getByRole('link', { name: 'Adobe Acrobat Reader' })).toHaveAttribute('href', pdfReader)
})
