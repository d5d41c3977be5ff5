import { rm } from 'node:fs/promises'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { site } from '#shared/content/site.ts'
import { officePath } from '#shared/documents/paths.ts'
import { localDay } from '#shared/hours/localDay.ts'
import { messages } from '#shared/messages.ts'
import { pages } from '#shared/pages.ts'
import { byDay, soak } from '#shared/testing/soak.ts'
import { staffScreens } from '../../../web/staff/screens.ts'
import { staffMessages } from '../../../web/staff/staffMessages.ts'
import { clinicTime, instantOf } from '../../../web/staff/ui/clinicTime.ts'
import { copyDeployment, type DeployedSite, startSiteOf } from '../../testing/deployedSite.ts'
import { addMember, logIn } from '../../testing/staff.ts'
import { devices } from './staff/support/devices.ts'
import { button, field, newDocument, publish, saved } from './staff/support/editor.ts'
import { inputMethods } from './staff/support/inputMethods.ts'
import { runDueAt } from './staff/support/runDueAt.ts'
import { logInContext } from './staff/support/staffTest.ts'
import { uploadColor } from './staff/support/uploads.ts'
import { looks, violations } from './support/axe.ts'

// A site of its own: what changes here is on every page of it. These tests take longest, one after the
// other, so that their file is among the first.
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

/** There the bar of actions covers nothing that could be scrolled away from under it. */
const toTheEnd = (page: Page) =>
  page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))

// First, while the site is as new.

const sizes = [
  { width: 390, height: 844, screens: 5 },
  { width: 1280, height: 800, screens: 3.2 },
]
const { Clinic: clinic = [], ...others } = Object.groupBy(
  Object.values(staffScreens),
  ({ section }) => section,
)

test('Clinic is accessible in both themes, and short [18.4, 18.6]', async ({ page }) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await logInContext(page.context(), session)
  for (const [index, { path, title }] of clinic.entries()) {
    await openScreen(page, path, title)
    // By day at one width each, in turn.
    const searched = byDay(sizes, index % 2)
    for (const { subject: size, colorScheme } of looks(sizes)) {
      const { width, height, screens } = size
      await page.setViewportSize({ width, height })
      await toTheEnd(page)
      await page.emulateMedia({ colorScheme })
      if (searched.includes(size))
        expect(await violations(page), `${title}, ${width} px, ${colorScheme}`).toEqual([])
      const { scrollWidth, scrollHeight } = await page.evaluate(() => {
        const { scrollWidth, scrollHeight } = document.documentElement
        return { scrollWidth, scrollHeight }
      })
      expect(scrollWidth).toBeLessThanOrEqual(width)
      expect.soft(scrollHeight / height, `${title}, ${width} px`).toBeLessThanOrEqual(screens)
    }
    await requireShortHead(page, title)
  }
})

/** What has ten entries shows them; the others have less on a new site. */
const longLists = ['Dashboard', 'Pages', 'FAQs', 'Service pages', 'Blog', 'Reviews']
const emptyLists = ['Bin', 'Redirects', 'Calls']

test('each screen begins with its first field, shows ten rows and has one main action [18.4]', async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize({ width: 1280, height: 800 })
  await logInContext(page.context(), session)
  // By day Today, and of each other kind one: a tree, a list, a table, an empty list, a form.
  const byDayTitles = ['Dashboard', 'Pages', 'Blog', 'Service pages', 'Bin', 'Your account']
  const screens = Object.values(others).flat()
  for (const { path, title } of screens.filter(({ title }) => soak > 1 || byDayTitles.includes(title))) {
    await openScreen(page, path, title)
    await requireShortHead(page, title)
    const { rows, mainActions, isEmpty, hasPicture } = await page.evaluate(() => {
      const inMain = (selector: string) =>
        [...document.querySelectorAll<HTMLElement>(`main ${selector}`)].filter((element) =>
          element.checkVisibility(),
        )
      return {
        rows: inMain(':is(tbody tr, ul[role="list"] > li)').filter(
          (row) => !row.closest('nav') && row.getBoundingClientRect().bottom <= innerHeight,
        ).length,
        mainActions: inMain(':is(button, label, a)[class*="main"]:not(:disabled)').length,
        isEmpty: inMain('[class*="empty"]').length > 0,
        hasPicture: inMain('[class*="empty"] img').length > 0,
      }
    })
    if (longLists.includes(title)) expect.soft(rows, title).toBeGreaterThanOrEqual(10)
    expect.soft(mainActions, title).toBeLessThanOrEqual(1)
    expect.soft(isEmpty, title).toBe(hasPicture)
    if (emptyLists.includes(title)) expect.soft(isEmpty, title).toBe(true)
  }
})

// An exception that is the same as before would change nothing.
const ways = [
  { method: 'by keyboard alone', width: 360, phone: '(404) 200-7311', reason: 'Ice' },
  { method: 'by keyboard alone', width: 1280, phone: '(404) 200-7312', reason: 'Snow' },
  { method: 'with a pointer', width: 390, phone: '(404) 200-7314', reason: 'Storm' },
] as const
for (const { method, width, phone, reason } of byDay(ways, 2)) {
  test(`staff change a phone number and close the office for a snow day, ${method} at ${width} pixels [18.6]`, async ({
    page,
  }) => {
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
        {
          timeout: 90_000,
        },
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

// At night: by day `alerts.spec.ts` has an alert of staff, and one that ends.
for (const { name, input: way, width } of byDay(devices)) {
  test(`staff warn of a snow day on all pages, and the alert is gone on time, ${name} [16.3, 18.6]`, async ({
    page,
    browser,
  }) => {
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
    await expect.poll(shown, { timeout: 90_000 }).toEqual([false, false, false])
    await page.goto(`${system.address}/admin/clinic/alerts`)
    await expect(page.getByRole('listitem').filter({ hasText: message })).toContainText('Past')
  })
}

if (soak > 1)
  test('staff add an insurer by keyboard, and home shows it [18.7]', async ({ page }) => {
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

/** Each from Today, or within a document. */
test('a typo, a phone number, a snow day, a first question and a photo take few clicks [14.52]', async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize({ width: 1280, height: 800 })
  await logInContext(page.context(), session)
  let clicks = 0
  const click = async (control: Locator) => {
    clicks += 1
    await control.click()
  }
  const fromToday = async (place: string, tab?: string) => {
    clicks = 0
    await page.goto(`${system.address}/admin`)
    await click(page.getByRole('navigation', { name: 'Staff area' }).getByRole('link', { name: place }))
    if (tab) await click(page.getByRole('link', { name: tab, exact: true }))
  }
  /** Without the last one, on “Publish now”, which other tests press: each publication renders the whole site. */
  const clicksToPublish = async (label = 'Publish') => {
    await saved(page)
    await click(button(page, label))
    await expect(button(page, 'Publish now')).toBeEnabled()
    return clicks
  }

  await page.goto(`${system.address}/admin`)
  await click(page.getByLabel('Search everything'))
  await page.keyboard.type('Sober Living')
  await click(page.getByRole('link', { name: 'Sober Living', exact: true }))
  await click(field(page, 'Description'))
  await page.keyboard.type('Corrected. ')
  expect.soft(await clicksToPublish(), 'a typo').toBeLessThanOrEqual(4)

  await fromToday('Clinic', 'Phones')
  await click(page.getByRole('group', { name: 'Cumming' }).getByLabel('Phone', { exact: true }))
  await page.keyboard.press('Control+a')
  await page.keyboard.type('404 200 7313')
  expect.soft(await clicksToPublish(), 'a phone number').toBeLessThanOrEqual(4)

  // Today is closed already.
  await page.clock.setFixedTime(Date.now() + 24 * hour)
  await fromToday('Clinic')
  await click(page.getByText('Close all offices, or change their hours'))
  await expect(page.getByLabel('Reason', { exact: true }).first()).toBeFocused()
  await page.keyboard.type('Snow')
  await page.keyboard.press('Enter')
  expect.soft(await clicksToPublish(), 'a snow day for all offices').toBeLessThanOrEqual(3)
  await page.clock.setFixedTime(Date.now())

  await fromToday('Pages', 'FAQs')
  await click(button(page, 'New FAQ'))
  await expect(field(page, 'Question')).toBeFocused()
  await page.keyboard.type('Is there parking?')
  await page.keyboard.press('Tab')
  await input.enter(page.getByRole('textbox', { name: 'Answer' }))
  await expect(page.getByRole('toolbar', { name: 'Formatting of Answer' })).toBeVisible()
  await page.keyboard.type('Yes, behind the building.')
  await input.fill(field(page, 'Category'), 'Visits')
  expect.soft(await clicksToPublish('Publish as the first'), 'a first question').toBeLessThanOrEqual(4)

  await uploadColor(page, '#2f7f86')
  const { documents } = await (
    await page.request.get(`${system.address}/api/admin/documents?kind=post`)
  ).json()
  await page.goto(`${system.address}/admin/blog/${documents[0].id}`)
  clicks = 0
  const cover = page.locator('[data-field="image1"]')
  await click(cover.getByRole('button', { name: staffMessages.media.choose }))
  await click(page.getByRole('dialog').getByRole('listitem').getByRole('button').first())
  await expect(cover.locator('img')).toBeVisible()
  expect.soft(await clicksToPublish(), 'a photo again').toBeLessThanOrEqual(3)
})

async function openScreen(page: Page, path: string, title: string): Promise<void> {
  await page.goto(`${system.address}${path}`)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.getByText(messages.loading)).toHaveCount(0)
}

/** At most 120 px from the top of the title to the first field. */
async function requireShortHead(page: Page, title: string): Promise<void> {
  const distance = await page.evaluate(() => {
    const top = document.querySelector('h1')?.getBoundingClientRect().top ?? 0
    const fields = [
      ...document.querySelectorAll<HTMLElement>('main :is(input, select, textarea, summary, tbody tr)'),
    ]
    const first = fields.find((field) => field.checkVisibility() && !field.closest('nav'))
    return (first?.getBoundingClientRect().top ?? top) - top
  })
  expect.soft(distance, `${title}: from the title to the first field`).toBeLessThanOrEqual(120)
}
