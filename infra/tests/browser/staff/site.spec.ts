import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { localDay } from '#shared/rules/localDay.ts'
import { staffMessages } from '#shared/staffMessages.ts'
import type { LocalSystem } from '../../../local/localSystem.ts'
import { startLocal } from '../../../local/startLocal.ts'
import { ownerOf } from '../../../testing/owner.ts'
import { addMember, logIn } from '../../../testing/staff.ts'
import { violations } from '../support/axe.ts'
import { button } from './support/editor.ts'
import { inputMethods, typeTime } from './support/inputMethods.ts'
import { logInContext } from './support/staffTest.ts'

// A site of its own: what changes here is on every page of it.
test.describe.configure({ mode: 'serial' })
const { 'by keyboard alone': input } = inputMethods
const { publishedText, live, save } = staffMessages.desk

let system: LocalSystem
let folder: string
let session: string
test.beforeAll(async () => {
  test.setTimeout(240_000)
  folder = await mkdtemp(join(tmpdir(), 'site-facts-'))
  system = await startLocal({ port: 0, folder })
  await addMember(ownerOf(join(folder, 'data')), system, 'staff')
  session = (await logIn(system.address, 'staff')).replace(/^[^=]*=/, '')
})
test.afterAll(async () => {
  await system.stop()
  await rm(folder, { recursive: true, force: true })
})

async function openSite(page: Page): Promise<Locator> {
  await logInContext(page.context(), session)
  await page.goto(`${system.address}/admin/site`)
  await expect(page.getByRole('toolbar', { name: 'Document' })).toBeVisible()
  return page.getByRole('group', { name: 'Cumming' })
}

/** The actions are at the end of the screen, behind all fields. */
async function pressAction(page: Page, name: string): Promise<void> {
  const action = button(page, name)
  for (let presses = 0; presses < 30; presses += 1) {
    if (await action.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Shift+Tab')
  }
  await expect(action).toBeFocused()
  await page.keyboard.press('Enter')
}

const toTheTop = (page: Page) =>
  page.evaluate(() => {
    document.body.tabIndex = -1
    document.body.focus()
  })

for (const { width, phone } of [
  { width: 360, phone: '(404) 200-7311' },
  { width: 1280, phone: '(404) 200-7312' },
]) {
  test(`staff change a phone number and close the office for a snow day, by keyboard, at ${width} pixels`, async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 800 })
    const cumming = await openSite(page)
    if (width === 1280) {
      await expect(page.locator('iframe[title^="Preview"]')).toBeVisible()
      await pressAction(page, 'Preview')
    }
    await toTheTop(page)
    await input.fill(cumming.getByLabel('Phone', { exact: true }), phone)
    const before = await cumming.getByRole('group', { name: /^exception/ }).count()
    if (before === 0) {
      const [year = '', month = '', day = ''] = localDay(new Date()).split('-')
      await input.press(cumming.getByRole('button', { name: 'Add exception' }))
      const exception = cumming.getByRole('group', { name: 'exception 1' })
      await expect(exception.getByLabel('First day')).toBeFocused()
      await typeTime(exception.getByLabel('First day'), [month, day, year])
      await typeTime(exception.getByLabel('Last day'), [month, day, year])
      await input.fill(exception.getByLabel('Reason', { exact: true }), 'Ice')
    }
    await expect(page.getByText(save.saved, { exact: true })).toBeVisible()
    expect(await violations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)

    await toTheTop(page)
    await pressAction(page, 'Publish')
    await expect(page.getByText(publishedText)).toBeVisible()
    await expect(page.getByText(live.publish.live, { exact: true })).toBeVisible({ timeout: 90_000 })

    await page.goto(`${system.address}/contact-us`)
    const office = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Corporate office' })
    await expect(office.getByRole('link', { name: phone })).toBeVisible()
    await expect(office.getByText('closed (Ice)')).toBeVisible()
    await expect(office.getByText(/^Closed, opens/)).toBeVisible()
    const call = page.locator('nav[aria-label="Call for help"] a', { hasText: 'Call us' })
    await expect(call).toHaveAttribute('href', `tel:+1${phone.replace(/\D/g, '')}`)
    await expect(call).toBeHidden()
  })
}

for (const { width, name } of [
  { width: 360, name: 'Piedmont Mutual' },
  { width: 1280, name: 'Chattahoochee Health' },
]) {
  test(`staff add an insurer by keyboard, at ${width} pixels, and home shows it`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 800 })
    await openSite(page)
    const summary = page.locator('summary', { hasText: 'Insurers' })
    await summary.focus()
    await page.keyboard.press('Enter')
    await input.press(button(page, 'Add insurer'))
    const field = page
      .getByRole('group', { name: /^insurer \d+$/ })
      .last()
      .getByLabel('Insurer', { exact: true })
    await expect(field).toBeFocused()
    await page.keyboard.type(name)
    await expect(page.getByText(save.saved, { exact: true })).toBeVisible()
    expect(await violations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)

    await toTheTop(page)
    await pressAction(page, 'Publish')
    await expect(page.getByText(live.publish.live, { exact: true })).toBeVisible({ timeout: 90_000 })
    await page.goto(`${system.address}/`)
    await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible()
  })
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the screen Site is accessible in the ${colorScheme} theme`, async ({ page }) => {
    test.slow()
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await openSite(page)
    await page.evaluate(() => {
      for (const group of document.querySelectorAll('details')) group.open = true
    })
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await violations(page), `${width} px`).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  })
}
