import { expect, type Page } from '@playwright/test'
import { alertTemplates } from '#shared/content/alertTemplates.ts'
import { pages } from '#shared/pages.ts'
import { byDay } from '#shared/testing/soak.ts'
import { looks, violations } from '../support/axe.ts'
import { layoutShiftsOf, recordLayoutShifts } from '../support/layoutShifts.ts'
import { menuButton } from '../support/visitor.ts'
import { staffRequest } from './support/documents.ts'
import { openPreview, rendered } from './support/editor.ts'
import { siteAddress, test } from './support/staffTest.ts'

// One after the other, and on two pages: other tests visit the same site at the same time.
test.describe.configure({ mode: 'default' })
const { path } = pages.reviewProcess
/** Has both alerts. */
const { path: pathOfTwo } = pages.licensedProfessionals
const ice =
  'Our offices are closed today because of ice. We call everybody who has an appointment with us today.'
const snow =
  'The offices are closed tomorrow because of snow. We call everybody who has an appointment with us.'
const endsAt = new Date(Date.now() + 60 * 60 * 1_000).toISOString()

/** Publishes the alerts for the tests of a group at once, since each publication renders pages, and takes them down again. */
function haveAlerts(
  alerts: readonly { message: string; pages: string[]; level?: string; link?: string; linkText?: string }[],
) {
  const names: string[] = []
  const areShown = (isShown: boolean) =>
    Promise.all(
      alerts.flatMap(({ message, pages }) =>
        pages.map((address) => expect.poll(shows(address, message), rendered).toBe(isShown)),
      ),
    )
  test.beforeAll(async ({ session }) => {
    for (const content of alerts) {
      const created = await staffRequest(session, 'alert', 'POST', { content: { ...content, endsAt } })
      names.push(`alert/${created?.id}`)
    }
    for (const name of names) await staffRequest(session, `${name}/publish`, 'POST', { version: 1 })
    await areShown(true)
  })
  test.afterAll(async ({ session }) => {
    for (const name of names) await staffRequest(session, `${name}/unpublish`, 'POST', { version: 1 })
    await areShown(false)
  })
}

/** By the start of the message: HTML has `&` in another form. */
const shows = (address: string, message: string) => async () => {
  const html = await (await fetch(`${siteAddress()}${address}`)).text()
  return html.includes(message.slice(0, 24))
}
const banner = (page: Page) => page.getByRole('region', { name: 'Alerts' })
const announcement = (page: Page) => page.locator('#announcer')
const shiftOf = async (page: Page) =>
  (await layoutShiftsOf(page)).reduce((total, { value }) => total + value, 0)

test('staff begin with the template of a 988 outage, and visitors see it within seconds [16.1]', async ({
  staffPage: page,
}) => {
  const message = alertTemplates.find(({ name }) => name === '988 outage')?.content.message ?? ''
  await page.goto('/admin/clinic/alerts')
  await page.getByRole('button', { name: '988 outage' }).click()
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(message)
  await expect((await openPreview(page)).getByText(message)).toBeVisible()
  await page.getByRole('combobox', { name: 'Page', exact: true }).selectOption(path)
  await page.getByRole('button', { name: 'Add page' }).click()
  await expect(page.getByText('All changes saved')).toBeVisible()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('The website shows it in a few seconds.')).toBeVisible()
  await expect.poll(shows(path, message), rendered).toBe(true)
  expect(await shows(pages.faq.path, message)()).toBe(false)

  await page.goto('/admin/clinic/alerts')
  const row = page.getByRole('listitem').filter({ hasText: message })
  await expect(row).toContainText('Shown until')
  await row.getByRole('link').click()
  await page.getByRole('button', { name: 'End now' }).click()
  await expect(page.getByText('Visitors no longer see it.')).toBeVisible()
  await expect.poll(shows(path, message), rendered).toBe(false)
})

const isOnTop = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}

async function checkMenu(page: Page): Promise<void> {
  const menu = page.locator('#site-menu')
  for (const width of byDay([320, 390, 768, 1024], 0)) {
    await page.setViewportSize({ width, height: 740 })
    await page.goto(pathOfTwo)
    for (const scrolled of [0, 40, 900]) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scrolled)
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled)
      const button = menuButton(page)
      await button.click()
      await expect(menu).toBeVisible()
      const gap = async () => {
        const { y = 0, height = 0 } = (await page.locator('header').first().boundingBox()) ?? {}
        return Math.abs(((await menu.boundingBox())?.y ?? 0) - y - height)
      }
      await expect.poll(gap, `${width} px, ${scrolled}`).toBeLessThan(2)
      expect(
        await page
          .getByRole('link', { name: /, home$/ })
          .first()
          .evaluate(isOnTop),
      ).toBe(true)
      await button.click()
      await expect(menu).toBeHidden()
    }
  }
}

test.describe('with alerts', () => {
  haveAlerts([
    { message: ice, pages: [path, pathOfTwo], link: '/contact-us', linkText: 'Ask for a call' },
    { message: snow, pages: [pathOfTwo], level: 'urgent' },
  ])

  test('a visitor dismisses information once, without a cookie and without a layout shift [16.7]', async ({
    page,
  }) => {
    await recordLayoutShifts(page)
    await page.goto(path)
    await banner(page).getByRole('button', { name: 'Dismiss' }).click()
    await expect(banner(page).getByText('ice')).toBeHidden()
    expect(await page.context().cookies()).toEqual([])
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(banner(page).getByText('ice')).toBeHidden()
    expect(await shiftOf(page)).toBeLessThan(0.02)
  })

  test('an alert is announced once to screen readers, and in the app’s navigation [16.8]', async ({
    page,
  }) => {
    await page.goto(pages.faq.path)
    await expect(announcement(page)).toHaveText('')
    await page.evaluate((address) => {
      const link = Object.assign(document.createElement('a'), { href: address, textContent: 'Go' })
      document.querySelector('main')?.prepend(link)
    }, path)
    await page.keyboard.press('Shift')
    await page.getByRole('link', { name: 'Go', exact: true }).click()
    await expect(announcement(page)).toContainText('closed today because of ice')
    await page.reload()
    await expect(banner(page)).toBeVisible()
    await expect(announcement(page)).toHaveText('')
  })

  test('without scripts an alert is there, with its link and without a button that does nothing [16.9]', async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: siteAddress() })
    const page = await context.newPage()
    await page.goto(path)
    await expect(banner(page).getByText('ice')).toBeVisible()
    await expect(banner(page).getByRole('link', { name: 'Ask for a call' })).toBeVisible()
    await expect(banner(page).getByRole('button', { name: 'Dismiss' })).toBeHidden()
    await context.close()
  })

  test('an alert scrolls away on a small phone [16.9]', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 })
    await page.goto(path)
    const { height = 0 } = (await banner(page).boundingBox()) ?? {}
    expect(height).toBeLessThan(568 / 2)
    await page.mouse.wheel(0, 600)
    await expect(banner(page)).not.toBeInViewport()
  })

  test.describe('with two alerts', () => {
    test('an alert ends on an open page and on a page rendered days ago, without a layout shift [16.3]', async ({
      page,
    }) => {
      await recordLayoutShifts(page)
      await page.clock.install()
      await page.goto(pathOfTwo)
      const urgent = banner(page).locator('[data-alert]').filter({ hasText: 'Urgent' })
      await expect(urgent).toBeVisible()
      await expect(urgent.getByRole('button')).toHaveCount(0)
      const top = (await page.getByRole('heading', { level: 1 }).boundingBox())?.y
      await page.clock.fastForward('01:00:10')
      await expect(urgent).toBeHidden()
      expect((await page.getByRole('heading', { level: 1 }).boundingBox())?.y).toBe(top)

      await page.clock.setFixedTime(new Date(Date.parse(endsAt) + 3 * 24 * 60 * 60 * 1_000))
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      for (const alert of await page.locator('[data-alert]').all()) await expect(alert).toBeHidden()
      expect(await shiftOf(page)).toBeLessThan(0.02)
    })

    test('alerts have no axe violations in any theme and width [16.9]', { tag: '@night' }, async ({
      page,
    }) => {
      for (const { subject: width, colorScheme } of looks([360, 768, 1280])) {
        await page.emulateMedia({ colorScheme })
        await page.setViewportSize({ width, height: 740 })
        await page.goto(pathOfTwo)
        expect(await violations(page), `${colorScheme}, ${width} px`).toEqual([])
      }
    })

    test('the menu opens below the header, and the same button closes it [16.10]', ({ page }) =>
      checkMenu(page))

    test('two alerts are one line each until they are opened, and take at most 15 % of a phone’s view [16.10]', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(pathOfTwo)
      const { height = 844 } = (await banner(page).boundingBox()) ?? {}
      expect(height).toBeLessThanOrEqual(0.15 * 844)
      const first = banner(page).locator('summary').first()
      const { height: closed = 0 } = (await first.boundingBox()) ?? {}
      expect(closed).toBeLessThanOrEqual(48)
      await first.click()
      const { height: open = 0 } = (await first.boundingBox()) ?? {}
      expect(open).toBeGreaterThan(closed)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    })
  })
})
