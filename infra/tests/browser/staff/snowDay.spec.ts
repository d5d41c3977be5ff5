import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { pages } from '#shared/pages.ts'
import { staffMessages } from '#shared/staffMessages.ts'
import { clinicTime, instantOf } from '../../../../web/pages/admin/documents/clinicTime.ts'
import { violations } from '../support/axe.ts'
import { devices } from './support/devices.ts'
import { button, field, newDocument, publicHtml, saved } from './support/editor.ts'
import { runDueAt } from './support/runDueAt.ts'
import { siteAddress, test } from './support/staffTest.ts'

const hour = 60 * 60 * 1_000
const atClinic = (after: number) => clinicTime(new Date(Date.now() + after).toISOString())

/** Each test has pages of its own, since others may run at the same time. */
const closedPages = {
  360: [pages.firstVisit, pages.officeCumming],
  1280: [pages.payingForTreatment, pages.officeJefferson],
} as const

for (const { name, input, width } of devices) {
  test(`staff close the offices for a snow day, and the alert is gone on time, ${name}`, async ({
    staffPage: page,
    browser,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    const message = `Closed for snow ${randomUUID().slice(0, 8)}. Appointments take place by phone.`
    const end = atClinic(20 * hour)
    const shown = () =>
      Promise.all(closedPages[width].map(async ({ path }) => (await publicHtml(path)).includes(message)))

    await newDocument(page, '/admin/alerts', 'New alert', input)
    const id = page.url().slice(page.url().lastIndexOf('/') + 1)
    await input.fill(field(page, 'Message'), message)
    await input.select(page.getByLabel('Level'), 'Urgent')
    await input.fillTime(page.getByLabel(/^Starts/), atClinic(-hour))
    await input.fillTime(page.getByLabel(/^Ends/), end)
    for (const { title, path } of closedPages[width]) {
      await input.select(page.getByLabel(/^Pages/), `${title} (${path})`)
      await input.press(button(page, 'Add page'))
    }
    await saved(page)
    expect(await violations(page)).toEqual([])
    await input.press(button(page, 'Publish'))
    await expect(page.getByText(staffMessages.desk.publishedText)).toBeVisible()
    await expect.poll(shown, { timeout: 90_000 }).toEqual([true, true])

    const context = await browser.newContext({ baseURL: siteAddress(), viewport: { width, height: 900 } })
    const visitor = await context.newPage()
    await visitor.clock.install()
    await visitor.goto(closedPages[width][0].path)
    const banner = visitor.getByRole('region', { name: 'Alerts' }).getByText(message)
    await expect(banner).toBeVisible()
    expect(await violations(visitor)).toEqual([])
    await visitor.clock.fastForward('20:01:00')
    await expect(banner).toBeHidden()
    await context.close()

    await runDueAt(instantOf(end), id)
    await expect.poll(shown, { timeout: 90_000 }).toEqual([false, false])
    await page.goto('/admin/alerts')
    await expect(page.getByRole('listitem').filter({ hasText: message })).toContainText('Draft')
  })
}
