import { expect } from '@playwright/test'
import { staffMessages } from '../../../../web/staff/staffMessages.ts'
import { photoSize } from '../../../testing/phonePhoto.ts'
import { publicHtml, rendered } from './support/editor.ts'
import { dropOn, logInContext, photo, rowOf, siteAddress, test } from './support/staffTest.ts'

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
  await row.getByRole('link', { name: /^Edit the page/ }).click()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: 'History' }).click()
  const versions = page.getByRole('dialog').getByRole('listitem')
  await expect(versions).toHaveCount(4)
})

test('a photo can be chosen or pasted too, and other files are refused', { tag: '@night' }, async ({
  staffPage: page,
}) => {
  await page.goto('/admin/service-pages')
  const row = rowOf(page, 'Family Programs')
  const address = row.getByRole('textbox', { name: /New image address/ })
  await row.locator('input[type=file]').setInputFiles({
    name: 'garden.jpg',
    mimeType: 'image/jpeg',
    buffer: await photo(page, '#8a5a2f'),
  })
  await expect(address).toHaveValue(/^\/media\//)
  await address.fill('')

  const bytes = (await photo(page, '#5a2f8a')).toString('base64')
  await address.evaluate((field, base64) => {
    const file = new File([Uint8Array.from(atob(base64), (one) => one.charCodeAt(0))], 'p.jpg', {
      type: 'image/jpeg',
    })
    const clipboardData = new DataTransfer()
    clipboardData.items.add(file)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, bytes)
  await expect(address).toHaveValue(/^\/media\//)

  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
  await dropOn(address, { name: 'logo.svg', type: 'image/svg+xml', bytes: svg })
  await expect(row.getByText(/SVG files cannot be used/)).toBeVisible()
  await dropOn(address, { name: 'photo.jpg', type: 'image/jpeg', bytes: svg })
  await expect(row.getByText(/cannot be read as an image/)).toBeVisible()
})

test('an image of another website is copied to this site, and no page of staff requests it there', {
  tag: '@night',
}, async ({ staffPage: page }) => {
  await page.goto('/admin/service-pages')
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const base64 = (await photo(page, '#2f5a8a')).toString('base64')
  await page.route('**/api/media/fetch', (route) => route.fulfill({ json: { type: 'image/jpeg', base64 } }))
  const row = rowOf(page, 'Individual Therapy')
  const address = 'https://images.example/photo.jpg'
  await row.getByRole('textbox', { name: /New image address/ }).fill(address)
  await expect(
    row.getByText(
      'This image is on another website. Update Image copies it to this site, so that the other website does not learn who reads this page.',
    ),
  ).toBeVisible()
  await row.getByRole('button', { name: /^Update Image/ }).click()
  await expect(page.getByText('The service page image has been updated successfully.')).toBeVisible()
  await expect(row.getByRole('img')).toHaveAttribute('src', /^\/media\/[0-9a-f]{32}\.webp$/)
  expect(requests.filter((url) => url.startsWith('https://images.example'))).toEqual([])
})

test('a HEIC photo is taken where the browser decodes it, and an address without an image is not saved [5.6]', {
  tag: '@night',
}, async ({ staffPage: page }) => {
  await page.goto('/admin/service-pages')
  const row = rowOf(page, 'Aftercare')
  const address = row.getByRole('textbox', { name: /New image address/ })
  // Chromium decodes by the first bytes. It has no decoder of real HEIC photos.
  await dropOn(address, { name: 'IMG_1.HEIC', type: 'image/heic', bytes: await photo(page, '#2f8a5a') })
  await expect(address).toHaveValue(/^\/media\//)
  await dropOn(address, { name: 'IMG_2.HEIC', type: '', bytes: Buffer.from('....ftypheic') })
  await expect(row.getByText(/^This browser cannot read HEIC photos\./)).toBeVisible()

  await address.fill('/no-such-image.jpg')
  await row.getByRole('button', { name: /^Update Image/ }).click()
  await expect(page.getByText('Failed to update the image. Please try again.')).toBeVisible()
  await expect(row.getByText(staffMessages.imageNotLoading)).toBeVisible()
  await page.reload()
  const current = row.getByRole('img', { name: 'Aftercare', exact: true })
  await expect(current).toHaveAttribute('src', /^\/art\//)
})

test('of two people who change an image, the later one sees both images and chooses', {
  tag: '@night',
}, async ({ staffPage: page, browser, session }) => {
  await page.goto('/admin/service-pages')
  const otherContext = await browser.newContext({ baseURL: siteAddress() })
  await logInContext(otherContext, session)
  const other = await otherContext.newPage()
  await other.goto('/admin/service-pages')
  const change = async (window: typeof page, image: string) => {
    const row = rowOf(window, 'Veterans Rehab')
    await row.getByRole('textbox', { name: /New image address/ }).fill(image)
    await row.getByRole('button', { name: /^Update Image/ }).click()
  }
  await change(other, '/art/cabin-dusk.svg')
  await expect(other.getByText('The service page image has been updated successfully.')).toBeVisible()

  await change(page, '/art/dock-dawn.svg')
  await expect(page.getByText('Failed to update the image. Please try again.')).toBeVisible()
  const row = rowOf(page, 'Veterans Rehab')
  await expect(row.getByRole('img').nth(0)).toHaveAttribute('src', '/art/cabin-dusk.svg')
  await expect(row.getByRole('img').nth(1)).toHaveAttribute('src', '/art/dock-dawn.svg')
  await row.getByRole('button', { name: /^Update Image/ }).click()
  await expect(page.getByText('The service page image has been updated successfully.')).toBeVisible()
  await expect(row.getByRole('img')).toHaveAttribute('src', '/art/dock-dawn.svg')
  await otherContext.close()
})
