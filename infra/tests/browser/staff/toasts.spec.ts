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
