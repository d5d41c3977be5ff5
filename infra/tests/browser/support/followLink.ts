import type { Page } from '@playwright/test'

/** Follows a link to an address, wherever the page has none of its own. */
export async function followLink(page: Page, address: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, id: 'there', textContent: 'There' })
    document.body.append(link)
  }, address)
  await page.locator('#there').focus()
  await page.keyboard.press('Enter')
  await page.locator('#there').evaluate((link) => link.remove())
}
