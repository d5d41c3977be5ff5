import { rm } from 'node:fs/promises'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { localDay } from '#shared/hours/localDay.ts'
import { copyDeployment, type DeployedSite, startSiteOf } from '../../testing/deployedSite.ts'
import { addMember, logIn } from '../../testing/staff.ts'
import { button, publish, saved } from './staff/support/editor.ts'
import { inputMethods } from './staff/support/inputMethods.ts'
import { logInContext } from './staff/support/staffTest.ts'
import { toTheEnd } from './staff/support/toTheEnd.ts'
import { violations } from './support/axe.ts'

// A site of its own: what changes here is on every page of it. These tests take longest, one after the other, and all at night.
test.describe.configure({ mode: 'serial' })
const { 'by keyboard alone': input } = inputMethods

let system: DeployedSite
let folder: string
let session: string
test.beforeAll(async () => {
  test.setTimeout(240_000)
  folder = await copyDeployment()
  system = await startSiteOf(folder)
  await addMember(system.owner, system, 'staff')
  session = (await logIn(system.address, 'staff')).replace(/^[^=]*=/, '')
})
test.afterAll(async () => {
  await system.stop()
  await rm(folder, { recursive: true, force: true })
})

async function openClinic(page: Page, tab: 'hours' | 'phones' | 'offices' | 'insurers'): Promise<Locator> {
  await logInContext(page.context(), session)
  await page.goto(`${system.address}/admin/clinic/${tab}`)
  await expect(page.getByRole('toolbar', { name: 'Document' })).toBeVisible()
  return page.getByRole('group', { name: 'Cumming' })
}

// An exception that is the same as before would change nothing.
const ways = [
  { method: 'by keyboard alone', width: 360, phone: '(404) 200-7311', reason: 'Ice' },
  { method: 'by keyboard alone', width: 1280, phone: '(404) 200-7312', reason: 'Snow' },
  { method: 'with a pointer', width: 390, phone: '(404) 200-7314', reason: 'Storm' },
] as const
// By day `screens.spec.ts` has the presses, `siteScreen.test.tsx` what they store, and tests of pages what visitors see of it.
for (const { method, width, phone, reason } of ways) {
  test(`staff change a phone number and close the office for a snow day, ${method} at ${width} pixels [18.6]`, {
    tag: '@night',
  }, async ({ page }) => {
    test.slow()
    const way = inputMethods[method]
    await page.setViewportSize({ width, height: 800 })
    const cumming = await openClinic(page, 'phones')
    await way.fill(cumming.getByLabel('Phone', { exact: true }), phone)
    await saved(page)
    // Each tab publishes itself alone.
    await publish(page, way)
    await openClinic(page, 'hours')
    const exception = cumming.getByRole('group', { name: 'exception 1' })
    // That of the test before.
    if (await exception.isVisible())
      await way.press(cumming.getByRole('button', { name: 'Remove exception 1' }))
    await expect(exception).toHaveCount(0)
    await way.press(cumming.getByRole('button', { name: 'Add exception' }))
    await expect(exception.getByLabel('First day')).toBeFocused()
    for (const name of ['First day', 'Last day'])
      await way.fillTime(exception.getByLabel(name), localDay(new Date()))
    await way.fill(exception.getByLabel('Reason', { exact: true }), reason)
    await saved(page)
    await toTheEnd(page)
    expect(await violations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)

    await publish(page, way)

    await page.goto(`${system.address}/contact-us`)
    const office = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Corporate office' })
    await expect(office.getByRole('link', { name: phone })).toBeVisible()
    await expect(office.getByText(`closed (${reason})`)).toBeVisible()
    await expect(office.getByText(/^Closed, opens/)).toBeVisible()
    const call = page.locator('nav[aria-label="Call for help"] a', { hasText: 'Call us' })
    await expect(call).toHaveAttribute('href', `tel:+1${phone.replace(/\D/g, '')}`)
    await expect(call).toBeHidden()
  })
}

test('staff add an insurer by keyboard, and home shows it [18.7]', { tag: '@night' }, async ({ page }) => {
  test.slow()
  const { width, name } = { width: 360, name: 'Piedmont Mutual' }
  await page.setViewportSize({ width, height: 800 })
  await openClinic(page, 'insurers')
  await input.press(button(page, 'Add insurer'))
  const insurer = page
    .getByRole('group', { name: /^insurer \d+$/ })
    .last()
    .getByLabel('Insurer', { exact: true })
  await expect(insurer).toBeFocused()
  await page.keyboard.type(name)
  await saved(page)
  await toTheEnd(page)
  expect(await violations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)

  await publish(page, input)
  await page.goto(`${system.address}/`)
  await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible()
})
