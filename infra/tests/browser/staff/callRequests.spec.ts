import { expect } from '@playwright/test'
import { byDay } from '#shared/testing/soak.ts'
import { callForm } from '../../callRequests/requestCall.ts'
import { violations } from '../support/axe.ts'
import { devices } from './support/devices.ts'
import { siteAddress, test } from './support/staffTest.ts'

// One after the other: each opens the newest request.
test.describe.configure({ mode: 'default' })

for (const { name: way, input, width } of byDay(devices, 0)) {
  test(`a visitor without scripts asks for a call, and a member of staff shows the number, calls twice and closes it, ${way}`, async ({
    staffPage: page,
    browser,
  }) => {
    const visitor = await browser.newContext({
      baseURL: siteAddress(),
      javaScriptEnabled: false,
      viewport: { width: 360, height: 740 },
    })
    const form = await visitor.newPage()
    await form.goto('/contact-us')
    await form.getByRole('textbox', { name: /^First name/ }).fill('Zephyrine')
    await form.getByRole('textbox', { name: /^Phone number/ }).fill(callForm.phone)
    await form.getByRole('radio', { name: 'Yes' }).check()
    await form.getByRole('button', { name: 'Ask for a call' }).click()
    await expect(form).toHaveURL('/contact-form/received')
    await expect(form.getByRole('heading', { name: 'Thank you. We will call you' })).toBeVisible()
    await visitor.close()

    await page.setViewportSize({ width, height: 740 })
    await page.goto('/admin/calls')
    const requests = page.getByRole('main').getByRole('listitem')
    const request = requests.filter({ hasText: /New|Tried|Reached|Closed/ }).first()
    await expect(request).toContainText('New')
    await expect(page.getByText('Zephyrine')).toHaveCount(0)
    await input.press(request.getByRole('button', { name: 'Show number' }))
    await expect(request.getByText('Zephyrine')).toBeFocused()
    await expect(request.getByRole('link', { name: 'Call (770) 555-0199' })).toBeVisible()
    expect(await violations(page)).toEqual([])
    await input.press(request.getByRole('button', { name: 'No answer' }))
    await expect(request).toContainText('Tried once')
    await page.reload()
    await expect(request).toContainText('Tried once')
    await input.press(request.getByRole('button', { name: 'Show number' }))
    await input.press(request.getByRole('button', { name: 'Reached' }))
    await expect(request).toContainText('Reached')
    const close = request.getByRole('button', { name: 'Close request' })
    const onPage = (element: Element) => element.getBoundingClientRect().top + scrollY
    const place = await close.evaluate(onPage)
    await input.press(close)
    const undo = request.getByRole('button', { name: 'Undo closing' })
    await expect(undo).toBeFocused()
    expect(await undo.evaluate(onPage)).toBe(place)
    await expect(page.getByText('Zephyrine')).toHaveCount(0)
  })
}
