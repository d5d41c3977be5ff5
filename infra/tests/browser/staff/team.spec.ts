import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { violations } from '../support/axe.ts'
import { devices } from './support/devices.ts'
import { field, newDocument, openPreview, publicHtml, publish } from './support/editor.ts'
import { test } from './support/staffTest.ts'

// By day `overlay.test.tsx` has the preview of each kind of document, which is what a publication renders.
const [, { name, input, width }] = devices

test(`a member of the team is introduced to visitors, as the preview shows it, ${name} [13.65]`, {
  tag: '@night',
}, async ({ staffPage: page }) => {
  test.slow()
  await page.setViewportSize({ width, height: 900 })
  const member = `Ana Reyes ${randomUUID().slice(0, 8)}`
  await newDocument(page, '/admin/clinic/team', 'New team member', input)
  await input.fill(field(page, 'Name'), member)
  await input.fill(field(page, 'Role'), 'Counselor for families')
  expect(await violations(page)).toEqual([])
  const preview = await openPreview(page)
  await expect(preview.getByRole('heading', { name: member })).toBeVisible()
  await publish(page, input)
  expect(await publicHtml('/our-team')).toContain(member)

  await page.goto(`/search#q=${member}`)
  await expect(page.getByRole('link', { name: 'Our team', exact: true }).first()).toBeVisible()
})
