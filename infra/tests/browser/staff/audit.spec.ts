import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { violations } from '../support/axe.ts'
import { test } from './support/staffTest.ts'

// By day `AuditPage.test.tsx` has it.
const width = 360

test(`staff find in Audit what they did, and export it, at ${width} pixels [14.44]`, {
  tag: '@night',
}, async ({ staffPage: page, member }) => {
  await page.setViewportSize({ width, height: 800 })
  await page.goto('/admin/blog')
  await page.getByRole('button', { name: 'New post' }).click()
  await expect(page).toHaveURL(/\/admin\/blog\/post-/)
  const id = page.url().slice(page.url().lastIndexOf('/') + 1)
  await page.goto('/admin/settings/activity')
  await page.getByLabel('Document').fill(id)
  await expect(page.getByText('1 record', { exact: true })).toBeVisible()
  await expect(page.getByRole('row').last()).toContainText(member.username)
  await expect(page.getByRole('row').last()).toContainText('Added')
  expect(await violations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^audit-[0-9]{4}-[0-9]{2}\.csv$/)
  expect(await readFile(await file.path(), 'utf8')).toContain(`"${member.username}","Added","post/${id}"`)
})
