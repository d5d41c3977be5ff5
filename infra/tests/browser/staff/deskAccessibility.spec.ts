import { expect, type Locator, type Page } from '@playwright/test'
import { seed } from '#shared/content/seed.ts'
import type { DeskDocument } from '#shared/entities/documents.ts'
import { byDay } from '#shared/testing/soak.ts'
import { looks, violations } from '../support/axe.ts'
import { button, field, isOpened, openDialog, saved } from './support/editor.ts'
import { expectNoViolations } from './support/expectNoViolations.ts'
import { inputMethods } from './support/inputMethods.ts'
import { test } from './support/staffTest.ts'

const { 'with a pointer': input } = inputMethods

const lists = ['blog', 'faqs', 'reviews', 'services', 'clinic/team', 'pages']

const panicDisorder = `/admin/pages/${
  seed.treatments.find(({ title }) => title === 'Panic Disorder Treatment')?.id
}`

const editors = [
  `/admin/blog/${seed.posts[3]?.id}`,
  `/admin/faqs/${seed.faqs[3]?.id}`,
  `/admin/reviews/${seed.reviews[3]?.id}`,
  `/admin/services/${seed.services[3]?.id}`,
  `/admin/clinic/team/${seed.teamMembers[1]?.id}`,
  panicDisorder,
  '/admin/pages/what-we-treat',
  '/admin/pages/home',
]

const widths = [360, 1280]
const height = 800

test.slow()
test.use({ reducedMotion: 'reduce' })

async function requireAccessible(page: Page, atWidths: readonly number[]): Promise<void> {
  for (const { subject: width, colorScheme } of looks(atWidths)) {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme })
    // At its end, where the bar of actions covers nothing that could be scrolled away from under it.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    expect(await violations(page), `${width} px, ${colorScheme}`).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
}

test('the lists of the content desk are accessible [14.54]', { tag: '@night' }, async ({
  staffPage: page,
}) => {
  for (const [index, list] of lists.entries()) {
    await page.goto(`/admin/${list}`)
    await expect(page.getByRole('list').last().getByRole('link').first()).toBeVisible()
    await requireAccessible(page, byDay(widths, index % 2))
  }
})

test('the editor of each kind of document is accessible [14.54]', async ({ staffPage: page }) => {
  // By day one with fields of all kinds, and one with sections.
  for (const [index, editor] of byDay(editors, 5, 7).entries()) {
    await page.goto(editor)
    await isOpened(page)
    const section = page.locator('[data-section]').first()
    if (await section.isVisible()) await section.click()
    await requireAccessible(page, byDay(widths, index % 2))
  }
})

for (const width of byDay(widths, 0)) {
  test.describe(`at ${width} pixels, light and dark`, () => {
    test.use({ viewport: { width, height } })

    test('the preview and the dialogs of the editor are accessible [14.54]', async ({ staffPage: page }) => {
      const { id } = await publishedPost(page)
      await page.goto(`/admin/blog/${id}`)
      await isOpened(page)
      const preview = page.locator('iframe[title^="Preview"]')
      if (!(await preview.isVisible())) await button(page, 'Preview').click()
      await expect(preview).toBeVisible()
      await requireAccessible(page, [width])
      await button(page, 'Preview').click()

      if (await button(page, 'More').isVisible()) {
        await button(page, 'More').click()
        await requireAccessible(page, [width])
        await page.keyboard.press('Escape')
      }
      await requireDialogAccessible(await openDialog(page, 'Schedule', input))
      const history = await openDialog(page, 'History', input)
      await history
        .getByRole('button', { name: /^Compare/ })
        .first()
        .click()
      await expect(history.locator('ins').first()).toBeVisible()
      await requireDialogAccessible(history)
      await requireDialogAccessible(await openDialog(page, 'Delete', input))

      await saveElsewhere(page, id)
      await field(page, 'Title').fill('Mine')
      await button(page, 'Compare').click()
      const comparison = page.getByRole('dialog')
      await expect(comparison.getByText('Theirs', { exact: true })).toBeVisible()
      await checkDialog(comparison)
      await comparison.getByRole('button', { name: 'Use these' }).click()
      await saved(page)
      await requireDialogAccessible(await openDialog(page, 'Take off the website', input))
    })

    test('the dialog of a clinical review is accessible [14.54]', { tag: '@night' }, async ({
      staffPage: page,
    }) => {
      await page.goto(panicDisorder)
      await requireDialogAccessible(await openDialog(page, 'Clinical review', input))
    })
  })
}

async function requireDialogAccessible(dialog: Locator): Promise<void> {
  await checkDialog(dialog)
  await dialog.page().keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
}

async function checkDialog(dialog: Locator): Promise<void> {
  await expectNoViolations(dialog.page(), 'dialog[open]')
  const overflow = await dialog.evaluate((element) =>
    Math.max(...[element, ...element.children].map((part) => part.scrollWidth - part.clientWidth)),
  )
  expect(overflow).toBeLessThanOrEqual(0)
}

/** A post that is published, and has a draft with another title. */
async function publishedPost(page: Page): Promise<DeskDocument> {
  await page.goto('/admin/blog')
  const content = {
    title: 'Sleep and recovery',
    slug: `sleep-${crypto.randomUUID().slice(0, 8)}`,
    category: 'Recovery',
    author: 'The team',
    content: '<p>Rest well.</p>',
    excerpt: 'Why rest helps.',
  }
  const { id } = await send(page, 'POST', 'post', { content })
  const published = await send(page, 'POST', `post/${id}/publish`, { version: 1 })
  const changed = { ...published.published?.content, title: 'Rest and recovery' }
  return send(page, 'PUT', `post/${id}/draft`, { content: changed, version: 0 })
}

async function saveElsewhere(page: Page, id: string): Promise<void> {
  const { draft } = await send(page, 'GET', `post/${id}`)
  await send(page, 'PUT', `post/${id}/draft`, {
    content: { ...draft?.content, title: 'Theirs' },
    version: draft?.version,
  })
}

const send = (page: Page, method: string, path: string, json?: object): Promise<DeskDocument> =>
  page.evaluate(
    async ({ method, path, body }) => {
      const response = await fetch(`/api/admin/documents/${path}`, {
        method,
        ...(body && { body, headers: { 'content-type': 'application/json' } }),
      })
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
      return response.json()
    },
    { method, path, body: json && JSON.stringify(json) },
  )
