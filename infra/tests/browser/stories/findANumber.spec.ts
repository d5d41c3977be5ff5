import { telephoneLink } from '#shared/rules/paths.ts'
import { site } from '#shared/site.ts'
import { deadAddress } from '../support/screens.ts'
import { expect, test } from '../support/visitor.ts'

test.use({ hasTouch: true, isMobile: true })

for (const width of [320, 360]) {
  for (const address of ['/', '/what-we-treat/alcohol-addiction', '/blog/how-naloxone-works', '/faq']) {
    test(`a phone ${width} px wide shows the phone numbers without scrolling on ${address}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 640 })
      await page.goto(address)
      const offices = page.getByRole('list', { name: 'Office phones' })
      for (const { name, phone } of site.offices) {
        const number = offices.getByRole('link', { name: new RegExp(name) })
        await expect(number).toBeInViewport({ ratio: 1 })
        await expect(number).toHaveAttribute('href', telephoneLink(phone))
      }
      const help = page.getByRole('navigation', { name: 'Call for help' })
      await expect(help.getByRole('link', { name: 'Call us' })).toBeInViewport({ ratio: 1 })
      await expect(help.getByRole('link', { name: 'Call us' })).toHaveAttribute(
        'href',
        telephoneLink(site.mainPhone),
      )
      await expect(help.getByRole('link', { name: /988/ })).toHaveAttribute('href', 'tel:988')
    })
  }
}

test('the phone numbers stay in view while the page scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/blog/how-naloxone-works')
  await page.getByRole('heading', { name: 'When they wake up' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('link', { name: 'Call us' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('list', { name: 'Office phones' }).getByRole('link').first()).toBeInViewport({
    ratio: 1,
  })
})

test.describe('on a dead link', () => {
  test.use({ expectedErrors: /404/ })

  test('the offices’ phone numbers are visible', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto(deadAddress)
    for (const { phone } of site.offices) {
      await expect(page.getByRole('main').getByRole('link', { name: phone })).toBeVisible()
    }
  })
})

test('the page lists the crisis lines', async ({ page }) => {
  await page.goto('/')
  const lines = page.getByRole('region', { name: 'Help right now, at any hour' })
  for (const { number, dial } of site.crisisLines) {
    await expect(lines.getByRole('link', { name: number, exact: true })).toHaveAttribute(
      'href',
      `tel:${dial}`,
    )
  }
})
