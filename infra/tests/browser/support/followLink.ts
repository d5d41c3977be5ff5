import type { Page } from '@playwright/test'

/** Adds a link to the address, which the page may not have, and follows it. */
export async function followLink(page: Page, address: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), {
      href,
      id: 'added-link',
      textContent: 'Added link',
    })
    document.body.append(link)
  }, address)
  await page.locator('#added-link').focus()
  await page.keyboard.press('Enter')
  await page.locator('#added-link').evaluate((link) => link.remove())
}
