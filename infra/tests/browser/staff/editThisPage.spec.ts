import { expect } from '@playwright/test'
import { byDay } from '#shared/testing/soak.ts'
import { violations } from '../support/axe.ts'
import { test } from './support/staffTest.ts'

// By day `showEditLink.test.ts`, `EditAddressPage.test.tsx` and `Editor.test.tsx` have it.
for (const width of byDay([360, 1280])) {
  test(`a member edits the words in view of a public page, at ${width} pixels [13.68]`, async ({
    staffPage: page,
  }) => {
    const link = page.getByRole('link', { name: 'Edit this page' })
    const path = '/what-we-treat/alcohol-addiction'
    await page.setViewportSize({ width, height: 800 })
    await page.goto(path)
    await page.locator('main h1').waitFor()
    await expect(link).toHaveCount(0)
    await page.evaluate(() => localStorage.setItem('member', 'true'))
    await page.reload()
    await expect(link).toBeVisible()
    expect(await violations(page)).toEqual([])
    const heading = page.locator('main h2[id^="section-"]').first()
    const words = await heading.innerText()
    await heading.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    // What is selected is what somebody means.
    await heading.evaluate((element) => getSelection()?.selectAllChildren(element))
    await link.click()
    await expect(page).toHaveURL(/\/admin\/pages\/[^#]+#heading1$/)
    const inFocus = () =>
      page.evaluate(() => {
        const field = document.activeElement
        return field instanceof HTMLInputElement ? field.value : field?.textContent
      })
    await expect.poll(inFocus).toContain(words)
  })
}
