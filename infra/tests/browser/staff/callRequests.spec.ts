import { expect } from '@playwright/test'
import { callForm } from '../../callRequests/requestCall.ts'
import { violations } from '../support/axe.ts'
import { siteAddress, test } from './support/staffTest.ts'

test('a visitor without scripts asks for a call, and a member of staff shows the number, calls and closes it', async ({
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

  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/admin/calls')
  const request = page.getByRole('main').getByRole('listitem').first()
  await expect(request).toContainText('New')
  await expect(page.getByText('Zephyrine')).toHaveCount(0)
  await request.getByRole('button', { name: 'Show number' }).click()
  await expect(request.getByRole('link', { name: 'Call (770) 555-0199' })).toBeFocused()
  await expect(request).toContainText('Zephyrine')
  expect(await violations(page)).toEqual([])
  await request.getByRole('button', { name: 'Reached' }).click()
  await expect(request).toContainText('Reached')
  await request.getByRole('button', { name: 'Close request' }).click()
  await expect(page.getByText(/Closed, deleted on/).first()).toBeVisible()
  await expect(page.getByText('Zephyrine')).toHaveCount(0)
})
