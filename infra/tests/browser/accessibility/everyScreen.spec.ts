import { colorRules, violations } from '../support/axe.ts'
import { deadAddress, screens } from '../support/screens.ts'
import { expect, loadApp, test } from '../support/visitor.ts'

test.use({ expectedErrors: /404/, reducedMotion: 'reduce' })

const widths = [320, 768, 1280]

for (const [name, address] of [...screens, ['dead link', deadAddress] as const]) {
  test(`axe finds nothing on ${name} at 320, 768 and 1280 px, light and dark`, async ({ page }) => {
    await page.goto(address)
    await loadApp(page)
    // A sticky bar covers content that visitors can scroll into view.
    await page.addStyleTag({ content: 'header, nav { position: static !important }' })
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await violations(page), `${width} px, light`).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      expect.soft(await violations(page, { rules: colorRules }), `${width} px, dark`).toEqual([])
      await page.emulateMedia({ colorScheme: 'light' })
    }
  })
}
