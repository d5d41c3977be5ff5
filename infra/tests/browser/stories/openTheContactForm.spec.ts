import { limits } from '#shared/limits.ts'
import { pages } from '#shared/pages.ts'
import { desktop, expect, loadApp, phone, test } from '../support/visitor.ts'

for (const viewport of [phone, desktop]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })
    for (const { path } of [pages.home, pages.contact, pages.whatWeTreat]) {
      test(`the form's frame on ${path} is ${limits.contactFormHeight} px high`, async ({ page }) => {
        await page.goto(path)
        await loadApp(page)
        await page.locator('[data-contact-form]').first().scrollIntoViewIfNeeded()
        const frame = page.locator('iframe[title="Contact form"]').first()
        await expect(frame).toBeAttached()
        expect((await frame.boundingBox())?.height).toBe(limits.contactFormHeight)
      })
    }
  })
}

test.describe('on a large screen', () => {
  test.use({ viewport: desktop })
  for (const path of ['/what-we-treat', '/how-we-help', '/what-we-treat/alcohol-addiction']) {
    test(`the contact form of ${path} is sticky beside the text`, async ({ page }) => {
      await page.goto(path)
      const column = page.getByRole('complementary').filter({ has: page.locator('[data-contact-form]') })
      await expect(column).toHaveCSS('position', 'sticky')
    })
  }
})
