import { crisisLinesOf } from '#shared/clinic/crisisLines.ts'
import { mainPhone } from '#shared/clinic/offices.ts'
import { telephoneLink } from '#shared/clinic/telephoneLink.ts'
import { site } from '#shared/content/site.ts'
import { byDay } from '#shared/testing/soak.ts'
import { violations } from '../support/axe.ts'
import { deadAddress } from '../support/screens.ts'
import { desktop, expect, phone, test } from '../support/visitor.ts'

test.use({ hasTouch: true, isMobile: true })

for (const width of byDay([320, 360], 0)) {
  const addresses = ['/', '/what-we-treat/alcohol-addiction', '/blog/how-naloxone-works', '/faq']
  for (const address of byDay(addresses, 1)) {
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
        telephoneLink(mainPhone(site)),
      )
      for (const [name, href] of [
        ['Call or text 988', 'tel:988'],
        ['Call 911', 'tel:911'],
      ] as const) {
        await expect(help.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
      }
    })
  }
}

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

test('every link to a crisis line has a contrast of 7:1, light and dark [2.13]', { tag: '@night' }, async ({
  page,
}) => {
  for (const address of ['/', '/contact-us', '/how-we-help/veterans-rehab', '/blog/how-naloxone-works']) {
    await page.goto(address)
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        const found = await violations(page, {
          rules: ['color-contrast-enhanced'],
          selector: 'a:is([href="tel:988"], [href="tel:911"], [href="sms:988"])',
        })
        expect.soft(found, `${address}, ${viewport.width} px, ${colorScheme}`).toEqual([])
      }
    }
  }
})

test('home lists the crisis lines, and its first view has its button, not covered by a bar, on two phones and two laptops [2.17]', async ({
  page,
}) => {
  await page.goto('/')
  const lines = page.getByRole('region', { name: 'Help right now, at any hour' })
  for (const { number, dial } of crisisLinesOf(site)) {
    await expect(lines.getByRole('link', { name: `Call ${number}` })).toHaveAttribute('href', `tel:${dial}`)
  }
  await expect(lines.getByRole('link', { name: 'Text 988' })).toHaveAttribute('href', 'sms:988')

  const button = page.getByRole('main').getByRole('link', { name: 'Ask for a call' }).first()
  for (const [width, height] of [
    [360, 740],
    [375, 667],
    [1280, 720],
    [1366, 657],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(button, `${width} px`).toBeInViewport({ ratio: 1 })
    // Fails if something covers the button.
    await button.click({ trial: true })
    expect(await page.evaluate(() => scrollY), `${width} px`).toBe(0)
  }
})
