import { violations } from '../support/axe.ts'
import { deadAddress, screens } from '../support/screens.ts'
import { awaken, control, expect, mainMenu, test } from '../support/visitor.ts'

test.use({ expectedComplaints: /404/, forcedColors: 'active', reducedMotion: 'reduce' })

// The colours are the system's own there, which axe cannot see: it reads those of the style sheet.
const but = ['color-contrast', 'link-in-text-block']

test('axe finds nothing on any screen in forced colours', async ({ page }) => {
  for (const [name, address] of [...screens, ['dead link', deadAddress] as const]) {
    await page.goto(address)
    await awaken(page)
    expect.soft(await violations(page, { but }), name).toEqual([])
  }
})

test('in forced colours nothing but the stars keeps a colour of its own', async ({ page }) => {
  for (const [name, address] of screens) {
    await page.goto(address)
    const stubborn = await page.evaluate(() =>
      Array.from(document.querySelectorAll('body :not([role="img"])'))
        .filter((element) => getComputedStyle(element).forcedColorAdjust === 'none')
        .map((element) => element.outerHTML.slice(0, 100)),
    )
    expect.soft(stubborn, name).toEqual([])
  }
})

test('in forced colours buttons have an outline, and the open menu an edge', async ({ page }) => {
  await page.goto('/')
  const call = page.getByRole('main').getByRole('link', { name: 'Contact Us' }).last()
  await expect(call).not.toHaveCSS('border-top-style', 'none')
  await expect(mainMenu(page).getByRole('link', { name: 'Contact Us' })).not.toHaveCSS(
    'border-top-style',
    'none',
  )
  await control(mainMenu(page), 'How We Help').click()
  const panel = mainMenu(page).locator('details[open] > div')
  await expect(panel).not.toHaveCSS('border-top-style', 'none')
})
