import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { seed } from '#shared/content/seed.ts'
import { staffMessages } from '../../../../../web/staff/staffMessages.ts'
import type { InputMethod } from './inputMethods.ts'
import { siteAddress } from './staffTest.ts'

const { live, publishedText, save } = staffMessages.desk

/** The rendering may wait for others. */
export const rendered = { timeout: 90_000 }

export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true })

export const field = (page: Page, name: string): Locator =>
  page.getByLabel(new RegExp(`^${name}( \\(optional\\))?$`))

export const saved = (page: Page): Promise<void> =>
  expect(page.getByText(save.saved, { exact: true })).toBeVisible()

/** Opens the editor of a treatment page at its address. */
export async function openTreatmentPage(page: Page, title: string): Promise<void> {
  const treatment = seed.treatments.find((one) => one.title === title)
  await page.goto(`${siteAddress()}/admin/pages/${treatment?.id}`)
  await isOpened(page)
}

export async function newDocument(
  page: Page,
  list: string,
  label: string,
  input: InputMethod,
): Promise<void> {
  await page.goto(list)
  await input.press(button(page, label))
  await isOpened(page)
}

export const isOpened = (page: Page): Promise<void> =>
  expect(page.getByRole('toolbar', { name: 'Document' })).toBeVisible()

/** Presses a button that is below More if the screen is narrow. */
async function pressAction(page: Page, name: string, input: InputMethod): Promise<void> {
  await isOpened(page)
  const more = button(page, 'More')
  if (await more.isVisible()) await input.press(more)
  await input.press(button(page, name))
}

export async function openDialog(page: Page, name: string, input: InputMethod): Promise<Locator> {
  await pressAction(page, name, input)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  return dialog
}

/** It is open only where this browser had it open last. */
export async function openPreview(page: Page): Promise<FrameLocator> {
  const toggle = button(page, 'Preview')
  if ((await toggle.getAttribute('aria-pressed')) !== 'true') await toggle.click()
  return page.frameLocator('iframe[title^="Preview"]')
}

/** Also what the dialog asks. */
export async function pressPublish(page: Page, input: InputMethod): Promise<void> {
  await input.press(button(page, 'Publish'))
  await input.press(page.getByRole('dialog').getByRole('button', { name: 'Publish now' }))
}

export async function discard(page: Page, input: InputMethod): Promise<void> {
  const dialog = await openDialog(page, 'Discard changes', input)
  await input.press(dialog.getByRole('button', { name: /^Discard \d/ }))
  await expect(page.getByText('Changes discarded')).toBeVisible()
}

/** Ends once visitors see it. */
export async function publish(page: Page, input: InputMethod): Promise<void> {
  await pressPublish(page, input)
  await expect(page.getByText(publishedText)).toBeVisible()
  await expect(page.getByText(live.publish.live, { exact: true })).toBeVisible(rendered)
}

export const publicPage = (path: string): Promise<Response> =>
  fetch(`${siteAddress()}${path}`, { redirect: 'manual' })

export const publicHtml = async (path: string): Promise<string> => (await publicPage(path)).text()
