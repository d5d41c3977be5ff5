import { rm } from 'node:fs/promises'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { site } from '#shared/content/site.ts'
import { officePath } from '#shared/documents/paths.ts'
import { localDay } from '#shared/hours/localDay.ts'
import { pages } from '#shared/pages.ts'
import { clinicTime, instantOf } from '../../../web/staff/ui/clinicTime.ts'
import { copyDeployment, type DeployedSite, startSiteOf } from '../../testing/deployedSite.ts'
import { addMember, logIn } from '../../testing/staff.ts'
import { devices } from './staff/support/devices.ts'
import { button, field, newDocument, publish, rendered, saved } from './staff/support/editor.ts'
import { inputMethods } from './staff/support/inputMethods.ts'
import { runDueAt } from './staff/support/runDueAt.ts'
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

// By day `siteScreen.test.tsx` and `offices.test.ts` have each step.
test('staff rename an office and close another one for good, whose addresses lead on [11.9]', {
  tag: '@night',
}, async ({ page }) => {
  test.slow()
  const [, jefferson, alpharetta] = site.offices
  if (!jefferson || !alpharetta) throw new Error('The sample clinic has three offices')
  await openClinic(page, 'offices')
  await input.press(page.getByRole('group', { name: jefferson.name }).locator('summary'))
  await input.press(button(page, `Rename ${jefferson.name}`))
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Words that name it stay as they are:')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await input.fill(dialog.getByLabel('Name'), 'Jackson County')
  await input.press(dialog.getByRole('button', { name: 'Rename' }))
  await expect(page.getByRole('group', { name: 'Jackson County' })).toBeVisible()
  await input.press(page.getByRole('group', { name: alpharetta.name }).locator('summary'))
  await input.press(button(page, `Close ${alpharetta.name} for good`))
  await expect(dialog.getByText('These name it in words, which stay as they are:')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await input.press(dialog.getByRole('button', { name: 'Close for good' }))
  await expect(page.getByRole('group', { name: alpharetta.name })).toHaveCount(0)
  await saved(page)
  await publish(page, input)

  for (const [from, to] of [
    [officePath(jefferson), '/offices/jackson-county'],
    [officePath(alpharetta), pages.offices.path],
  ] as const)
    await expect
      .poll(
        async () => (await fetch(system.address + from, { redirect: 'manual' })).headers.get('location'),
        rendered,
      )
      .toMatch(new RegExp(`${to}$`))
  await page.goto(`${system.address}/offices/jackson-county`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Jackson County')
  await expect(page.getByRole('contentinfo').getByText(alpharetta.name)).toHaveCount(0)
  await page.goto(`${system.address}${pages.contact.path}`)
  await expect(page.locator('select[name="office"] option')).toHaveText([/./, 'Cumming', 'Jackson County'])
})

const hour = 60 * 60 * 1_000
const atClinic = (after: number) => clinicTime(new Date(Date.now() + after).toISOString())

// By day `alerts.spec.ts` has an alert of staff, and one that ends.
for (const { name, input: way, width } of devices) {
  test(`staff warn of a snow day on all pages, and the alert is gone on time, ${name} [16.3, 18.6]`, {
    tag: '@night',
  }, async ({ page, browser }) => {
    test.slow()
    const message = `Closed for snow, seen at ${width}. Appointments take place by phone.`
    const end = atClinic(20 * hour)
    const paths = [pages.home.path, pages.faq.path, '/offices/cumming']
    const shown = () =>
      Promise.all(
        paths.map(async (path) => (await (await fetch(system.address + path)).text()).includes(message)),
      )
    await page.setViewportSize({ width, height: 900 })
    await logInContext(page.context(), session)
    await newDocument(page, `${system.address}/admin/clinic/alerts`, 'New alert', way)
    const id = page.url().slice(page.url().lastIndexOf('/') + 1)
    await way.fill(field(page, 'Message'), message)
    await way.select(page.getByLabel(/^Level/), 'Urgent')
    await way.fillTime(page.getByLabel(/^Starts/), atClinic(-hour))
    await way.fillTime(page.getByLabel(/^Ends/), end)
    await saved(page)
    expect(await violations(page)).toEqual([])
    await publish(page, way)
    expect(await shown()).toEqual([true, true, true])

    const context = await browser.newContext({ baseURL: system.address, viewport: { width, height: 900 } })
    const visitor = await context.newPage()
    await visitor.clock.install()
    await visitor.goto(pages.home.path)
    const banner = visitor.getByRole('region', { name: 'Alerts' }).getByText(message)
    await expect(banner).toBeVisible()
    expect(await violations(visitor)).toEqual([])
    await visitor.clock.fastForward('20:01:00')
    await expect(banner).toBeHidden()
    await context.close()

    await runDueAt(instantOf(end), id, folder)
    await expect.poll(shown, rendered).toEqual([false, false, false])
    await page.goto(`${system.address}/admin/clinic/alerts`)
    await expect(page.getByRole('listitem').filter({ hasText: message })).toContainText('Past')
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
