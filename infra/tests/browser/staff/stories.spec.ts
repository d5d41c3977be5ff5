import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { seed } from '#shared/content/seed.ts'
import { site } from '#shared/content/site.ts'
import { fixedPages } from '#shared/documents/paths.ts'
import { pages as publicPages } from '#shared/pages.ts'
import { nextYear } from '#shared/testing/nextYear.ts'
import { soak } from '#shared/testing/soak.ts'
import { staffScreens } from '../../../../web/staff/screens.ts'
import { staffMessages } from '../../../../web/staff/staffMessages.ts'
import { violations } from '../support/axe.ts'
import {
  button,
  discard,
  field,
  newDocument,
  openDialog,
  openDocument,
  pressPublish,
  publicHtml,
  publicPage,
  publish,
  rendered,
  saved,
} from './support/editor.ts'
import { type InputMethod, inputMethods } from './support/inputMethods.ts'
import { runDueAt } from './support/runDueAt.ts'
import { photo, test } from './support/staffTest.ts'
import { uploadColor } from './support/uploads.ts'

const texts = staffMessages.desk

/** Each test has pages of its own, since others may run at the same time. */
const pages = {
  'with a pointer': {
    withNewQuestion: 'Telehealth Treatment',
    restored: 'Grief and Loss',
  },
  'by keyboard alone': {
    withNewQuestion: 'Art and Music Therapy',
    restored: 'OCD Treatment',
  },
} as const

const pathOfPage = (title: string) => `/${seed.treatments.find((page) => page.title === title)?.slug}`

/** Of its own bytes for each name. */
const colorOf = (name: string) => `#${name.slice(-6)}`

const newName = () => `story-${randomUUID().slice(0, 8)}`

/** Fills all fields but the body, which is ready for typing. */
async function beginPost(page: Page, title: string, input: InputMethod): Promise<void> {
  await newDocument(page, '/admin/blog', 'New post', input)
  await input.fill(field(page, 'Title'), title)
  await input.fill(field(page, 'Category'), 'Recovery')
  await input.fill(field(page, 'Author'), 'The clinical team')
  await input.fill(field(page, 'Excerpt'), 'What a reader finds here.')
  await input.enter(page.getByRole('textbox', { name: 'Body' }))
  await expect(page.getByRole('toolbar', { name: 'Formatting of Body' })).toBeVisible()
}

/** The message of a failure is short: no page of HTML. */
async function requireShown(path: string, words: string): Promise<void> {
  const response = await publicPage(path)
  expect({ path, status: response.status, shows: (await response.text()).includes(words) }).toEqual({
    path,
    status: 200,
    shows: true,
  })
}

/**
 * With a pointer on a phone, and by keyboard on a screen so narrow that no preview with its many links is beside the form.
 * By day some stories in one way and others in the other.
 */
const ways = [
  { method: 'with a pointer', input: inputMethods['with a pointer'], width: 390 },
  { method: 'by keyboard alone', input: inputMethods['by keyboard alone'], width: 900 },
] as const

for (const { method, input, width } of ways) {
  const { withNewQuestion, restored } = pages[method]

  test.describe(`${method} at ${width} pixels`, () => {
    test.slow()
    // A toast that fades away would lack contrast.
    test.use({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
    test.afterEach(async ({ staffPage: page }) => {
      if (width === 390 && page.url().includes('/admin/')) expect(await violations(page)).toEqual([])
    })

    if (soak > 1 || method === 'by keyboard alone') {
      test('a post with an image and two links is written and published [14.53]', async ({
        staffPage: page,
      }) => {
        const name = newName()
        await beginPost(page, `A quiet ${name}`, input)
        await page.keyboard.type('Two pages help: ')
        const dialog = page.getByRole('dialog')
        for (const [words, search, target] of [
          ['sober living', 'sober', 'Sober Living'],
          ['aftercare', 'aftercare', 'Aftercare'],
        ] as const) {
          await page.keyboard.press('Control+k')
          await input.fill(dialog.getByLabel('Words to show'), words)
          await input.fill(dialog.getByLabel('Page of this site, or address'), search)
          await input.press(dialog.getByRole('button', { name: new RegExp(`^${target}`) }).first())
          await expect(dialog).toHaveCount(0)
          await page.keyboard.type(' ')
        }
        const chooser = page.waitForEvent('filechooser')
        await input.pressTool(page.getByRole('toolbar', { name: 'Formatting of Body' }), 'Image')
        await input.press(dialog.locator('label', { hasText: 'Choose a photo' }))
        await (await chooser).setFiles({
          name: 'porch.jpg',
          mimeType: 'image/jpeg',
          buffer: await photo(page, method === 'with a pointer' ? '#2f7f86' : '#7f862f'),
        })
        await expect(dialog.locator('img')).toBeVisible()
        await input.fill(dialog.getByLabel(/^What the image shows/), 'A porch at dawn')
        await input.press(dialog.getByRole('button', { name: 'Insert image' }))
        await publish(page, input)

        const html = await publicHtml(`/blog/a-quiet-${name}`)
        expect(html).toMatch(/<a href="\/how-we-help\/sober-living"[^>]*>sober living<\/a>/)
        expect(html).toMatch(/<a href="\/how-we-help\/aftercare"[^>]*>aftercare<\/a>/)
        expect(html).toMatch(
          /<img [^>]*src="\/media\/[^>]*alt="A porch at dawn"|alt="A porch at dawn"[^>]*src="\/media\//,
        )
      })
    }

    test('a page that is moved in the tree is found at both addresses [14.53]', { tag: '@night' }, async ({
      staffPage: page,
    }) => {
      const name = newName()
      await newDocument(page, '/admin/pages', 'New page', input)
      await input.fill(field(page, 'Title'), name)
      await input.select(field(page, 'Parent'), 'How We Help')
      await input.fill(field(page, 'Description'), 'What this is about.')
      await input.fill(field(page, 'Main image'), '/art/dock-dawn.svg')
      await page.keyboard.press('Tab')
      await expect(page.locator('[data-field="image1"] img')).toBeVisible()
      await publish(page, input)
      expect((await publicPage(`/how-we-help/${name}`)).status).toBe(200)
      await input.select(field(page, 'Parent'), 'How We Help: Family Programs')
      await publish(page, input)
      const response = await publicPage(`/how-we-help/${name}`)
      const moved = `/how-we-help/family-programs/${name}`
      expect([response.status, response.headers.get('location')]).toEqual([301, moved])
      await requireShown(moved, name)
    })

    // By day other tests have these: `screens.spec.ts` the image and a first question, `alerts.spec.ts` the alert, that of a page
    // that is moved the old address, `contentChecks.spec.ts` “addicts”, `desk.spec.ts` of the engines the schedule, and the
    // editor’s own tests the earlier version.
    if (soak > 1) {
      test('a post is scheduled, listed with its time, and published then [14.53]', async ({
        staffPage: page,
      }) => {
        const name = newName()
        await beginPost(page, `Later ${name}`, input)
        const id = page.url().slice(page.url().lastIndexOf('/') + 1)
        await page.keyboard.type('A page for later.')
        const dialog = await openDialog(page, 'Schedule', input)
        await input.fillTime(dialog.getByLabel('Publish on', { exact: true }), `${nextYear}-01-15T09:30`)
        await input.press(dialog.getByRole('button', { name: 'Schedule' }))
        await expect(dialog).toHaveCount(0)
        await page.goto(`/admin/blog?search=${name}`)
        await expect(page.getByText(`Publishes Jan 15, ${nextYear}, 9:30 AM EST`)).toBeVisible()
        expect((await publicPage(`/blog/later-${name}`)).status).toBe(404)

        await runDueAt(`${nextYear}-01-15T14:30:00.000Z`, id)
        await expect.poll(async () => (await publicPage(`/blog/later-${name}`)).status, rendered).toBe(200)
      })

      test('a question is added to a treatment page [14.53]', async ({ staffPage: page }) => {
        const name = newName()
        await newDocument(page, '/admin/faqs', 'New FAQ', input)
        await input.fill(field(page, 'Question'), `Can I bring ${name}?`)
        await input.enter(page.getByRole('textbox', { name: 'Answer' }))
        await expect(page.getByRole('toolbar', { name: 'Formatting of Answer' })).toBeVisible()
        await page.keyboard.type('Yes, you can.')
        await input.fill(field(page, 'Category'), 'Visits')
        await input.select(page.getByRole('combobox', { name: /^Page/ }), withNewQuestion)
        await publish(page, input)
        await requireShown(pathOfPage(withNewQuestion), `Can I bring ${name}?`)
      })

      test('a renamed page is found at its old address too [14.53]', async ({ staffPage: page }) => {
        const name = newName()
        await beginPost(page, `Before ${name}`, input)
        await page.keyboard.type('A page that moves.')
        await publish(page, input)
        expect((await publicPage(`/blog/before-${name}`)).status).toBe(200)

        await input.fill(field(page, 'Address'), `after-${name}`)
        await publish(page, input)
        const response = await publicPage(`/blog/before-${name}`)
        expect([response.status, response.headers.get('location')]).toEqual([301, `/blog/after-${name}`])
        await page.goto(`/blog/before-${name}`)
        await expect(page).toHaveURL(`/blog/after-${name}`)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Before ${name}`)
      })

      test('an earlier version is restored [14.53]', async ({ staffPage: page }) => {
        await openDocument(page, '/admin/pages', restored, input)
        const description = field(page, 'Description')
        const before = await description.inputValue()
        await input.fill(description, `Not what we wanted to say: ${newName()}.`)
        await publish(page, input)
        const dialog = await openDialog(page, 'History', input)
        await input.press(dialog.getByRole('button', { name: /^Compare/ }).nth(1))
        await expect(dialog.locator('ins').first()).toBeVisible()
        await input.press(dialog.getByRole('button', { name: 'Restore as a draft' }))
        await expect(description).toHaveValue(before)
        await publish(page, input)
      })

      test('“addicts” stops a publication, and one press fixes it [14.53]', async ({ staffPage: page }) => {
        await beginPost(page, `Where to find help ${newName()}`, input)
        const body = page.getByRole('textbox', { name: 'Body' })
        await page.keyboard.type('Help for addicts and their families.')
        const findings = page.getByRole('list', { name: 'Content checks of Body' })
        await expect(findings).toBeVisible()
        await pressPublish(page, input)
        await expect(page.getByText(texts.notPublished, { exact: true })).toBeVisible()
        await input.press(findings.getByRole('button', { name: /^Replace/ }))
        await expect(body).toHaveText('Help for people with a substance use disorder and their families.')
        await publish(page, input)
      })

      test('an image that is there is the cover of another post [14.53]', async ({ staffPage: page }) => {
        const name = newName()
        await page.goto(staffScreens.images.path)
        const [, id = ''] = /(\w+)\.webp/.exec(await uploadColor(page, colorOf(name))) ?? []
        await beginPost(page, name, input)
        await page.keyboard.type('With an image that was there.')
        const cover = page.locator('[data-field="image1"]')
        await input.press(cover.getByRole('button', { name: staffMessages.media.choose }))
        const dialog = page.getByRole('dialog')
        await input.fill(dialog.getByLabel('Search'), id)
        await expect(dialog.getByText('1 image', { exact: true })).toBeVisible()
        await input.press(dialog.getByRole('listitem').getByRole('button'))
        await expect(cover.locator('img')).toBeVisible()
        await publish(page, input)
        await requireShown(`/blog/${name}`, id)
      })

      test('an alert that ends is past, and the page is as before [14.53]', async ({ staffPage: page }) => {
        const message = `The court is closed, ${newName()}.`
        const { path } = publicPages.courtAndProbation
        await newDocument(page, '/admin/clinic/alerts', 'New alert', input)
        await input.fill(field(page, 'Message'), message)
        await input.fillTime(page.getByLabel(/^Ends/), `${nextYear}-01-15T09:30`)
        const { title } = fixedPages(site).find((page) => page.path === path) ?? {}
        await input.select(page.getByRole('combobox', { name: 'Page', exact: true }), `${title} (${path})`)
        await input.press(button(page, 'Add page'))
        await publish(page, input)
        await requireShown(path, message)
        await input.press(button(page, 'End now'))
        await expect(page.getByText('Visitors no longer see it.')).toBeVisible()
        await expect.poll(async () => (await publicHtml(path)).includes(message), rendered).toBe(false)
        await page.goto('/admin/clinic/alerts')
        await expect(page.getByRole('listitem').filter({ hasText: message })).toContainText('Past')
      })
    }
  })
}

test('home’s sections are moved with the keyboard, which stays with the moved one [14.53]', {
  tag: '@night',
}, async ({ staffPage: page }) => {
  const { 'by keyboard alone': input } = inputMethods
  await page.setViewportSize({ width: 900, height: 900 })
  await openDocument(page, '/admin/pages', 'Home', input)
  const order = () =>
    page
      .getByRole('button', { name: /^Move .* up$/ })
      .evaluateAll((all) => all.map((one) => one.ariaLabel ?? ''))
  const before = await order()
  const [, second = '', third = ''] = before
  await input.press(page.getByRole('button', { name: second, exact: true }))
  await expect(page.getByRole('button', { name: second, exact: true })).toBeFocused()
  expect(await order()).toEqual([second, before[0], ...before.slice(2)])
  await input.press(page.getByRole('button', { name: second.replace(/up$/, 'down'), exact: true }))
  await page.keyboard.press('Enter')
  expect(await order()).toEqual([before[0], third, second, ...before.slice(3)])
  await saved(page)
  await page.reload()
  await expect.poll(order).toEqual([before[0], third, second, ...before.slice(3)])
  await discard(page, input)
  expect(await order()).toEqual(before)
})
