import { expect, heading, mainMenu, menuButton, phone, summaryNamed, test } from '../support/visitor.ts'

const address = '/what-we-treat/prescription-drug-addiction/oxycodone-addiction'

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('the page for oxycodone is found in the menu panel', async ({ page }) => {
    await page.goto('/')
    await menuButton(page).tap()
    await summaryNamed(mainMenu(page), 'Addiction Treatment').tap()
    await mainMenu(page).getByRole('link', { name: 'Oxycodone Addiction' }).tap()
    await expect(page).toHaveURL(address)
    await expect(heading(page, 'Oxycodone Addiction')).toBeVisible()
    await expect(mainMenu(page)).toBeHidden()
  })
})

test('the breadcrumbs lead to the parent page', async ({ page }) => {
  await page.goto(address)
  const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(breadcrumbs.getByRole('listitem')).toHaveText([
    'Home',
    'What We Treat',
    'Prescription Drug Addiction',
    'Oxycodone Addiction',
  ])
  await breadcrumbs.getByRole('link', { name: 'Prescription Drug Addiction' }).click()
  await expect(page).toHaveURL('/what-we-treat/prescription-drug-addiction')
})
