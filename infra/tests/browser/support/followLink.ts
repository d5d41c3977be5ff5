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
    // By itself, because the page may give way to a document.
    link.addEventListener('click', () => setTimeout(() => link.remove()))
  }, address)
  await page.locator('#added-link').focus()
  await page.keyboard.press('Enter')
}
