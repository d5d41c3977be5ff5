import { expect } from '@playwright/test'
import { photoSize } from '../../../testing/phonePhoto.ts'
import { publicHtml, rendered } from './support/editor.ts'
import { dropOn, photo, rowOf, test } from './support/staffTest.ts'

test('a photo dropped on the field of a page goes live, and Undo restores the previous image [1.4]', async ({
  staffPage: page,
}) => {
  test.slow()
  await page.goto('/admin/service-pages')
  const row = rowOf(page, 'Sober Living')
  const address = row.getByRole('textbox', { name: /New image address/ })
  await dropOn(address, { name: 'porch.jpg', type: 'image/jpeg', bytes: await photo(page, '#2f7f86') })
  await expect(address).toHaveValue(/^\/media\/[0-9a-f]{32}\.webp$/)
  const image = await address.inputValue()
  await row.getByRole('button', { name: /^Update Image/ }).click()
  await expect(page.getByText('Image updated', { exact: true })).toBeVisible()

  const visitor = await page.context().newPage()
  const published = visitor.getByRole('img', { name: 'Sober Living' })
  const path = '/how-we-help/sober-living'
  await expect.poll(async () => (await publicHtml(path)).includes(image), rendered).toBe(true)
  await visitor.goto(path)
  await expect(published).toHaveAttribute('src', image)
  // The phone was held sideways, so the upright image has the sides swapped.
  const size = await published.evaluate(async (image) => {
    const file = await (await fetch((image as HTMLImageElement).src)).blob() // it is an image by its role
    const { width, height } = await createImageBitmap(file)
    return { width, height, text: await file.text() }
  })
  expect(size.width).toBe(photoSize.height)
  expect(size.height).toBe(photoSize.width)
  expect(size.text).not.toContain('N 34.2073')
  await visitor.close()

  await page.reload()
  await row.getByRole('textbox', { name: /New image address/ }).fill('/art/cabin-dusk.svg')
  await row.getByRole('button', { name: /^Update Image/ }).click()
  const current = row.getByRole('img', { name: 'Sober Living', exact: true })
  await expect(current).toHaveAttribute('src', '/art/cabin-dusk.svg')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(current).toHaveAttribute('src', /^\/media\//)
  await row.getByRole('link', { name: 'Sober Living', exact: true }).click()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: 'History' }).click()
  const versions = page.getByRole('dialog').getByRole('listitem')
  await expect(versions).toHaveCount(4)
})

test('a phone shows a page as one row, with the field after a press or a chosen photo [2.110]', async ({
  staffPage: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/admin/service-pages')
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') })
  await expect(rows.first()).toBeVisible()
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
  expect(Math.max(...heights)).toBeLessThan(150)
  const row = rowOf(page, 'Aftercare')
  const address = row.getByRole('textbox', { name: /New image address/ })
  const update = row.getByRole('button', { name: /^Update Image/ })
  await expect(address).toBeHidden()
  await expect(update).toBeHidden()
  await row.getByRole('button', { name: /^Type an address/ }).click()
  await address.fill('/art/cabin-dusk.svg')
  await expect(update).toBeEnabled()
  await page.reload()
  await expect(address).toHaveValue('/art/cabin-dusk.svg')
  await expect(update).toBeVisible()
  await address.fill('')
})
