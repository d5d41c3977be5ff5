import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import { byDay } from '#shared/testing/soak.ts'
import { staffMessages } from '../../../../web/staff/staffMessages.ts'
import { violations } from '../support/axe.ts'
import { test } from './support/staffTest.ts'

const texts = staffMessages.desk
const fix = 'Say “people with a substance use disorder” instead of “addicts”.'

test('staff are stopped from publishing “addicts”, and fix it with one press [10.23, 18.5]', async ({
  staffPage: page,
}) => {
  test.slow()
  await page.goto('/admin/blog')
  await page.getByRole('button', { name: 'New post' }).click()
  const name = `help ${randomUUID().slice(0, 8)}`
  await page.getByRole('textbox', { name: /^Title/ }).fill(`Where to find ${name}`)
  await page.getByRole('combobox', { name: /^Category/ }).fill('Treatment')
  await page.getByRole('combobox', { name: /^Author/ }).fill('The clinical team')
  await page.getByRole('textbox', { name: /^Excerpt/ }).fill('Where help is, and how to ask for it.')
  const body = page.getByRole('textbox', { name: 'Body' })
  await body.click()
  await expect(page.getByRole('toolbar', { name: 'Formatting of Body' })).toBeVisible()
  await page.keyboard.type('Help for addicts and their families.')
  const findings = page.getByRole('list', { name: 'Content checks of Body' })
  await expect(findings.getByText(fix)).toBeVisible()

  const publish = page.getByRole('button', { name: 'Publish', exact: true })
  const publishNow = page.getByRole('button', { name: 'Publish now' })
  await publish.click()
  await publishNow.click()
  const refusal = page.getByRole('toolbar', { name: 'Document' }).getByRole('alert')
  await expect(refusal).toContainText(texts.notPublished)

  await findings.getByRole('button', { name: /^Replace/ }).click()
  await expect(body).toHaveText('Help for people with a substance use disorder and their families.')
  await expect(findings).toHaveCount(0)
  await expect(refusal).toHaveCount(0)
  await publish.click()
  await publishNow.click()
  await expect(page.getByText(texts.publishedText)).toBeVisible()
  await page.locator('[data-sonner-toast][data-front=true]').hover()
  await leavesFree(page, publish)
})

const looks = [
  { width: 360, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const
for (const { width, colorScheme } of byDay(looks, 1)) {
  test(`the rich text field is accessible at ${width} pixels, ${colorScheme} [18.5]`, {
    tag: '@night',
  }, async ({ staffPage: page }) => {
    test.slow()
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/admin/blog')
    await page.getByRole('button', { name: 'New post' }).click()
    const body = page.getByRole('textbox', { name: 'Body' })
    await body.click()
    const toolbar = page.getByRole('toolbar', { name: 'Formatting of Body' })
    await expect(toolbar).toBeVisible()
    await page.keyboard.type('## For addicts')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Call 988 at any hour.')
    await expect(page.getByRole('list', { name: 'Content checks of Body' })).toBeVisible()
    expect(await violations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    for (const dialog of ['Link', 'Language', 'Image', 'Keyboard shortcuts']) {
      await toolbar.getByRole('button', { name: dialog }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await violations(page, { selector: 'dialog' })).toEqual([])
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    await body.press('Control+End')
    for (let line = 0; line < 25; line += 1) await page.keyboard.press('Enter')
    await page.keyboard.type('The end')
    expect(await caretBetweenBars(page)).toBe(true)
    for (let line = 0; line < 25; line += 1) await page.keyboard.press('ArrowUp')
    expect(await caretBetweenBars(page)).toBe(true)
    await page.getByRole('button', { name: 'Show “addicts” in the text' }).click()
    await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('addicts')
    await expect.poll(() => caretBetweenBars(page)).toBe(true)
  })
}

/** Whether neither the toolbar above the text nor the bar of actions covers the line of the caret. */
const caretBetweenBars = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const edgeOf = (label: string, edge: 'top' | 'bottom') =>
      document.querySelector(`[role="toolbar"][aria-label="${label}"]`)?.getBoundingClientRect()[edge] ?? NaN
    const node = getSelection()?.focusNode
    const line = (node instanceof Element ? node : node?.parentElement)?.getBoundingClientRect()
    if (!line) return false
    return line.top >= edgeOf('Formatting of Body', 'bottom') && line.bottom <= edgeOf('Document', 'top')
  })

/** Whether a toast leaves the button free, at the width of a laptop and of a phone. */
async function leavesFree(page: Page, button: Locator): Promise<void> {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 })
    const [toast, free] = [
      await page.locator('[data-sonner-toast][data-front=true]').boundingBox(),
      await button.boundingBox(),
    ]
    expect((toast?.y ?? 0) + (toast?.height ?? 0), `${width} px`).toBeLessThanOrEqual(free?.y ?? 0)
  }
}
