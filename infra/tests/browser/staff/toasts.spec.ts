import { expect } from '@playwright/test'
import { byDay } from '#shared/testing/soak.ts'
import { staffMessages } from '../../../../web/staff/staffMessages.ts'
import { test } from './support/staffTest.ts'

const { succeeded, succeededText } = staffMessages.login

test('a drag of 50 px with the mouse dismisses a toast, from anywhere on it', async ({ staffPage: page }) => {
  // As the login leaves it for the next screen. It stays while the pointer is over it.
  await page.addInitScript(
    (texts) => sessionStorage.setItem('toastAfterNavigation', JSON.stringify(texts)),
    [succeeded, succeededText],
  )
  for (const text of byDay([succeeded, succeededText], 1)) {
    await page.goto('/admin/settings/account')
    const toast = page.locator('[data-sonner-toast]')
    const start = toast.getByText(text, { exact: true })
    await expect(start).toBeVisible()
    const box = await start.boundingBox()
    const [x, y] = [(box?.x ?? 0) + 5, (box?.y ?? 0) + 5]
    const drag = async (distance: number) => {
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x + distance, y, { steps: 5 })
      await page.mouse.up()
    }
    await drag(49)
    await expect(start).toBeVisible()
    await drag(50)
    await expect(toast).toHaveCount(0)
  }
})

// By day `contentChecks.spec.ts` has it.
for (const width of byDay([360, 768, 1280])) {
  test(`a toast covers nothing of the editor's bar, at ${width} pixels [13.67]`, async ({
    staffPage: page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/admin/faqs')
    await page.getByRole('button', { name: 'New FAQ' }).click()
    const bar = page.getByRole('toolbar', { name: 'Document' })
    await expect(bar).toBeVisible()
    await page.evaluate(
      (texts) => sessionStorage.setItem('toastAfterNavigation', JSON.stringify(texts)),
      [succeeded, succeededText],
    )
    await page.reload()
    const toast = page.locator('[data-sonner-toast]')
    await expect(toast).toBeVisible()
    // It comes from below.
    await expect
      .poll(async () => {
        const [above, below] = [await toast.boundingBox(), await bar.boundingBox()]
        return above && below ? above.y + above.height <= below.y : undefined
      })
      .toBe(true)
  })
}
