import type { Page } from '@playwright/test'
import { deadAddress, screens } from '../browser/support/screens.ts'
import { menuButton } from '../browser/support/visitor.ts'

/** A screen to be looked at: its address, and what is done there first. */
export interface ScreenState {
  name: string
  address: string
  prepare?: (page: Page) => Promise<void>
  /** A screenshot of the first view instead of the whole page. */
  firstViewOnly?: true
}

/** Every screen, and the states of a screen that look different. */
export const states: readonly ScreenState[] = [
  ...screens.map(([name, address]) => ({ name, address })),
  { name: 'dead link', address: deadAddress },
  { name: 'open answer', address: '/faq', prepare: (page) => open(page, 'details[name="faq"]') },
  { name: 'addiction menu', address: '/', firstViewOnly: true, prepare: (page) => openMenu(page, 0) },
  { name: 'mental health menu', address: '/', firstViewOnly: true, prepare: (page) => openMenu(page, 1) },
  { name: 'how we help menu', address: '/', firstViewOnly: true, prepare: (page) => openMenu(page, 2) },
  { name: 'map', address: '/privacy-policy', firstViewOnly: true, prepare: showMap },
  { name: 'outage', address: deadAddress, prepare: (page) => unread(page, '/faq') },
  {
    name: 'posts that cannot be read',
    address: deadAddress,
    prepare: (page) => unread(page, '/blog', '*perPage=9'),
  },
  { name: 'refused call request', address: '/contact-form/refused#firstName,phone' },
  { name: 'login', address: '/admin' },
]

const open = (page: Page, details: string) => page.locator(`${details} > summary`).first().click()

async function openMenu(page: Page, index: number) {
  const button = menuButton(page)
  if (await button.isVisible()) await button.click()
  await page.locator('#site-menu summary').nth(index).click()
}

async function showMap(page: Page) {
  await page.keyboard.press('Shift')
  await page.getByRole('heading', { name: 'Our Offices' }).scrollIntoViewIfNeeded()
  const fold = page.locator('summary', { hasText: 'Map of our offices' })
  if (await fold.isVisible()) await fold.click()
  const map = page.getByRole('application', { name: /^Map/ })
  await map.scrollIntoViewIfNeeded()
  await map.getByRole('button', { name: 'Cumming office' }).press('Enter')
}

/** Goes on to an address whose reads fail, all of them or those that end in a given way, and so does its document. */
async function unread(page: Page, address: string, ending = '**') {
  await page.keyboard.press('Shift')
  await page.locator('[data-office-map]:not([data-office-map=""])').waitFor({ state: 'attached' })
  await page.route(`**/api/**${ending}`, (route) => route.abort())
  await page.route(`**${address}`, (route) => route.abort())
  await page.getByRole('contentinfo').locator(`a[href="${address}"]`).first().click()
  await page.getByRole('button', { name: 'Try again' }).waitFor()
}
