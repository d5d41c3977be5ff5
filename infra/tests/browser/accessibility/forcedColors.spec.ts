import { expect, mainMenu, summaryNamed, test } from '../support/visitor.ts'

test.use({ forcedColors: 'active', reducedMotion: 'reduce' })

test('in forced colors buttons and the open menu have a border, and stars keep their two colors', async ({
  page,
}) => {
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
  const stars = page.getByRole('img', { name: /out of 5 stars$/ }).first()
  await expect(stars).toHaveCSS('forced-color-adjust', 'none')
  const colors = (await stars.evaluate((element) => getComputedStyle(element).backgroundImage)).match(
    /rgb[^)]*\)/g,
  )
  expect(new Set(colors).size).toBe(2)
})
