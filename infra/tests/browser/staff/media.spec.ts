import { randomInt, randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { staffMessages } from '../../../../web/staff/staffMessages.ts'
import { sameOriginHeaders } from '../../../testing/staff.ts'
import { violations } from '../support/axe.ts'
import { devices } from './support/devices.ts'
import { button, publicHtml, rendered } from './support/editor.ts'
import { photo, test } from './support/staffTest.ts'
import { cleanUpAged, uploadColor } from './support/uploads.ts'

const texts = staffMessages.media
const anyColor = () => `#${randomInt(0x100000, 0xffffff).toString(16)}`
const idOf = (src: string) => /(\w+)\.webp/.exec(src)?.[1] ?? ''

/** Returns its path. */
async function publishPost(page: Page, name: string, image: string): Promise<string> {
  const send = async (address: string, data: object) => {
    const response = await page.request.post(`/api/admin/documents/${address}`, {
      headers: sameOriginHeaders,
      data,
    })
    if (!response.ok()) throw new Error(await response.text())
    return response.json()
  }
  const content = `<p>Words.</p><p><img src="${image}" alt="A color of ${name}" width="480" height="320"></p>`
  const { id } = await send('post', {
    content: { slug: name, title: name, category: 'Recovery', author: 'The team', content },
  })
  await send(`post/${id}/publish`, { version: 1 })
  return `/blog/${name}`
}

const cardOf = (page: Page, name: string) => page.getByRole('article', { name })

// By day `MediaPage.test.tsx` and `changeEverywhere.test.ts` have it, and `images.spec.ts` the upload of a photo.
const [{ name: way, input, width }] = devices

test.describe(way, () => {
  test.use({ viewport: { width, height: 900 } })

  test('an image is found by its page, gets a focal point and is replaced on every page [13.75]', {
    tag: '@night',
  }, async ({ staffPage: page }) => {
    test.slow()
    await page.goto('/admin/settings/images')
    const name = `picture-${randomUUID().slice(0, 8)}`
    const old = await uploadColor(page, anyColor())
    const path = await publishPost(page, name, old)
    await page.goto('/admin/settings/images')
    await page.getByLabel('Search').fill(name)
    await expect(page.getByText('1 image', { exact: true })).toBeVisible()
    const card = cardOf(page, `A color of ${name}`)
    await expect(card.getByRole('link', { name })).toBeVisible()
    await expect(card.getByRole('button', { name: 'Delete' })).toHaveCount(0)
    expect(await violations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)

    await input.press(card.getByRole('button', { name: texts.focalPoint }))
    const control = page.getByRole('button', { name: 'Focal point in the image' })
    await expect(control).toBeFocused()
    const { x, y, width: w, height: h } = (await control.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.mouse.click(x + w / 4, y + h / 2)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Shift+ArrowUp')
    await expect(page.getByText('26% from the left, 40% from the top')).toBeVisible()
    expect(await violations(page)).toEqual([])
    await input.press(page.getByRole('dialog').getByRole('button', { name: 'Close' }))

    await input.press(card.getByRole('button', { name: texts.replace }))
    const dialog = page.getByRole('dialog')
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'p.jpg', mimeType: 'image/jpeg', buffer: await photo(page, anyColor()) })
    await input.fill(dialog.getByLabel(texts.describe), `Another color of ${name}`)
    await input.press(dialog.getByRole('button', { name: 'Replace and publish' }))
    await expect(dialog.getByText('published with the change.')).toBeVisible()
    expect(await violations(page)).toEqual([])
    await input.press(dialog.getByRole('button', { name: 'Done' }))
    const shown = new RegExp(`<img[^>]*/media/(?!${idOf(old)})[^>]*Another color of ${name}`)
    await expect.poll(async () => shown.test(await publicHtml(path)), rendered).toBe(true)
  })

  test('only what nothing shows is deleted, by staff or by rule [13.77]', { tag: '@night' }, async ({
    staffPage: page,
  }) => {
    await page.goto('/admin/settings/images')
    const [unused, discarded] = [await uploadColor(page, anyColor()), await uploadColor(page, anyColor())]
    await page.reload()
    await page.getByLabel('Show').selectOption('unused')
    await page.getByLabel('Search').fill(idOf(unused))
    await button(page, 'Delete').click()
    await expect(page.getByText('Its file is gone, too.')).toBeVisible()
    await expect(page.getByText('0 images', { exact: true })).toBeVisible()

    await page.getByLabel('Search').fill(idOf(discarded))
    await expect(page.getByText('1 image', { exact: true })).toBeVisible()
    await cleanUpAged(discarded)
    await page.reload()
    await page.getByLabel('Search').fill(idOf(discarded))
    await expect(page.getByText('0 images', { exact: true })).toBeVisible()
  })
})
