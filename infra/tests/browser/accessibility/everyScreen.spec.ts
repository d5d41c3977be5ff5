import { colorRules, violations } from '../support/axe.ts'
import { deadAddress, screens } from '../support/screens.ts'
import { expect, loadApp, test } from '../support/visitor.ts'

test.use({ expectedErrors: /404/, reducedMotion: 'reduce' })

const sizes = [
  { width: 320, height: 900 },
  // Of Lighthouse's phone.
  { width: 412, height: 823 },
  { width: 768, height: 900 },
  { width: 1280, height: 900 },
]

for (const [name, address] of [...screens, ['dead link', deadAddress] as const]) {
  test(`axe finds nothing on ${name} at 320, 412, 768 and 1280 px, light and dark`, async ({ page }) => {
    await page.goto(address)
    await loadApp(page)
    for (const size of sizes) {
      const { width } = size
      await page.setViewportSize(size)
      expect.soft(await violations(page), `${width} px, light`).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      expect.soft(await violations(page, { rules: colorRules }), `${width} px, dark`).toEqual([])
      await page.emulateMedia({ colorScheme: 'light' })
    }
  })
}
