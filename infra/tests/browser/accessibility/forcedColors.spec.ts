import { violations } from '../support/axe.ts'
import { deadAddress, screens } from '../support/screens.ts'
import { expect, loadApp, mainMenu, summaryNamed, test } from '../support/visitor.ts'

test.use({ expectedErrors: /404/, forcedColors: 'active', reducedMotion: 'reduce' })

// axe reads the colors of the style sheet, but the system replaces them.
const disabledRules = ['color-contrast', 'link-in-text-block']

test('axe finds nothing on any screen in forced colors', async ({ page }) => {
  for (const [name, address] of [...screens, ['dead link', deadAddress] as const]) {
    await page.goto(address)
    await loadApp(page)
    expect.soft(await violations(page, { disabledRules }), name).toEqual([])
  }
})

test('in forced colors only the stars keep their color', async ({ page }) => {
  for (const [name, address] of screens) {
    await page.goto(address)
    const unforced = await page.evaluate(() =>
      Array.from(document.querySelectorAll('body :not([role="img"])'))
        .filter((element) => getComputedStyle(element).forcedColorAdjust === 'none')
        .map((element) => element.outerHTML.slice(0, 100)),
    )
    expect.soft(unforced, name).toEqual([])
  }
})

test('in forced colors buttons and the open menu have a border', async ({ page }) => {
  await page.goto('/')
  const button = page.getByRole('main').getByRole('link', { name: 'Contact Us' }).last()
  await expect(button).not.toHaveCSS('border-top-style', 'none')
  await expect(mainMenu(page).getByRole('link', { name: 'Contact Us' })).not.toHaveCSS(
    'border-top-style',
    'none',
  )
  await summaryNamed(mainMenu(page), 'How We Help').click()
  const panel = mainMenu(page).locator('details[open] > div')
  await expect(panel).not.toHaveCSS('border-top-style', 'none')
})
