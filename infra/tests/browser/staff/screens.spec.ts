import { expect, type Locator, type Page } from '@playwright/test'
import { seed } from '#shared/content/seed.ts'
import { messages } from '#shared/messages.ts'
import { byDay, soak } from '#shared/testing/soak.ts'
import { staffScreens } from '../../../../web/staff/screens.ts'
import { staffMessages } from '../../../../web/staff/staffMessages.ts'
import { looks, violations } from '../support/axe.ts'
import { button, field, saved } from './support/editor.ts'
import { inputMethods } from './support/inputMethods.ts'
import { test } from './support/staffTest.ts'
import { toTheEnd } from './support/toTheEnd.ts'
import { uploadColor } from './support/uploads.ts'

// One after the other: the last test leaves drafts, which take room.
test.describe.configure({ mode: 'default' })
const { 'by keyboard alone': input } = inputMethods

const sizes = [
  { width: 390, height: 844, screens: 5 },
  { width: 1280, height: 800, screens: 3.2 },
]
const { Clinic: clinic = [], ...others } = Object.groupBy(
  Object.values(staffScreens),
  ({ section }) => section,
)

test('Clinic is accessible in both themes, and short [18.4, 18.6]', async ({ staffPage: page }) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const [index, { path, title }] of clinic.entries()) {
    await openScreen(page, path, title)
    // By day at one width each, in turn.
    const searched = byDay(sizes, index % 2)
    for (const { subject: size, colorScheme } of looks(sizes)) {
      const { width, height, screens } = size
      await page.setViewportSize({ width, height })
      await toTheEnd(page)
      await page.emulateMedia({ colorScheme })
      if (searched.includes(size))
        expect(await violations(page), `${title}, ${width} px, ${colorScheme}`).toEqual([])
      const { scrollWidth, scrollHeight, barEnd } = await page.evaluate(() => {
        const { scrollWidth, scrollHeight } = document.documentElement
        const bar = document.querySelector('[role="toolbar"][aria-label="Document"]')
        return { scrollWidth, scrollHeight, barEnd: bar?.getBoundingClientRect().bottom ?? innerHeight }
      })
      expect.soft(Math.round(barEnd), `the end of the action bar of ${title}, ${width} px`).toBe(height)
      expect(scrollWidth).toBeLessThanOrEqual(width)
      expect.soft(scrollHeight / height, `${title}, ${width} px`).toBeLessThanOrEqual(screens)
    }
    await requireShortHead(page, title)
  }
})

/** What has ten entries shows them; the others have less on a new site. */
const longLists = ['Pages', 'FAQs', 'Service pages', 'Blog', 'Reviews']
const emptyLists = ['Bin', 'Redirects', 'Calls']

test('each screen begins with its first field, shows ten rows, has one main action and fits 320 px [14.54, 18.4]', async ({
  staffPage: page,
}) => {
  test.slow()
  await page.setViewportSize({ width: 1280, height: 800 })
  // Other tests fill these lists.
  await page.route(/\/api\/admin\/(bin|redirects|call-requests)$/, (route) =>
    route.fulfill({ json: route.request().url().endsWith('/bin') ? { documents: [] } : [] }),
  )
  // By day Today, and of each other kind one: a tree, a list, a table, an empty list, a form.
  const byDayTitles = ['Dashboard', 'Pages', 'Blog', 'Service pages', 'Bin', 'Your account']
  const screens = Object.values(others).flat()
  for (const { path, title } of screens.filter(({ title }) => soak > 1 || byDayTitles.includes(title))) {
    await openScreen(page, path, title)
    await requireShortHead(page, title)
    const { rows, mainActions, isEmpty, hasPicture } = await page.evaluate(() => {
      const inMain = (selector: string) =>
        [...document.querySelectorAll<HTMLElement>(`main ${selector}`)].filter((element) =>
          element.checkVisibility(),
        )
      return {
        rows: inMain(':is(tbody tr, ul[role="list"] > li)').filter(
          (row) => !row.closest('nav') && row.getBoundingClientRect().bottom <= innerHeight,
        ).length,
        mainActions: inMain(':is(button, label, a)[class*="main"]:not(:disabled)').length,
        isEmpty: inMain('[class*="empty"]').length > 0,
        hasPicture: inMain('[class*="empty"] img').length > 0,
      }
    })
    if (longLists.includes(title)) expect.soft(rows, title).toBeGreaterThanOrEqual(10)
    expect.soft(mainActions, title).toBeLessThanOrEqual(1)
    expect.soft(isEmpty, title).toBe(hasPicture)
    if (emptyLists.includes(title)) expect.soft(isEmpty, title).toBe(true)
    await page.setViewportSize({ width: 320, height: 256 })
    expect
      .soft(await page.evaluate(() => document.documentElement.scrollWidth), title)
      .toBeLessThanOrEqual(320)
    await page.setViewportSize({ width: 1280, height: 800 })
  }
})

test('the text has at least 60 % of the view of an editor, in width and in height [14.62]', async ({
  staffPage: page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(
    `/admin/blog/${seed.posts.toSorted((one, other) => one.title.length - other.title.length)[0]?.id}`,
  )
  const text = page.locator('[data-field="content"] [class*="host"]').first()
  await expect(text).toBeVisible()
  const bar = await page.getByRole('toolbar', { name: 'Document' }).boundingBox()
  const box = await text.boundingBox()
  expect(box?.width).toBeGreaterThanOrEqual(0.6 * 1280)
  expect((bar?.y ?? 0) - (box?.y ?? 0)).toBeGreaterThanOrEqual(0.6 * 800)
})

/** Each from Today, or within a document. */
test('a typo, a phone number, a snow day, a first question and a photo take few clicks [14.52]', async ({
  staffPage: page,
}) => {
  test.slow()
  await page.setViewportSize({ width: 1280, height: 800 })
  let clicks = 0
  const click = async (control: Locator) => {
    clicks += 1
    await control.click()
  }
  const fromToday = async (place: string, tab?: string) => {
    clicks = 0
    await page.goto('/admin')
    await click(page.getByRole('navigation', { name: 'Staff area' }).getByRole('link', { name: place }))
    if (tab) await click(page.getByRole('link', { name: tab, exact: true }))
  }
  /** Without the last one, on “Publish now”, which other tests press: each publication renders the whole site. */
  const clicksToPublish = async (label = 'Publish') => {
    await saved(page)
    await click(button(page, label))
    await expect(button(page, 'Publish now')).toBeEnabled()
    return clicks
  }

  await page.goto('/admin')
  await click(page.getByLabel('Search everything'))
  await page.keyboard.type('Valium Addiction')
  await click(page.getByRole('link', { name: 'Valium Addiction', exact: true }))
  await click(field(page, 'Description'))
  await page.keyboard.type('Corrected. ')
  expect.soft(await clicksToPublish(), 'a typo').toBeLessThanOrEqual(4)

  await fromToday('Clinic', 'Phones')
  await click(page.getByRole('group', { name: 'Cumming' }).getByLabel('Phone', { exact: true }))
  await page.keyboard.press('Control+a')
  await page.keyboard.type('404 200 7313')
  expect.soft(await clicksToPublish(), 'a phone number').toBeLessThanOrEqual(4)

  await fromToday('Clinic')
  await click(page.getByText('Close all offices, or change their hours'))
  await expect(page.getByLabel('Reason', { exact: true }).first()).toBeFocused()
  await page.keyboard.type('Snow')
  await page.keyboard.press('Enter')
  expect.soft(await clicksToPublish(), 'a snow day for all offices').toBeLessThanOrEqual(3)

  await fromToday('Pages', 'FAQs')
  await click(button(page, 'New FAQ'))
  await expect(field(page, 'Question')).toBeFocused()
  await page.keyboard.type('Is there parking?')
  await page.keyboard.press('Tab')
  await input.enter(page.getByRole('textbox', { name: 'Answer' }))
  await expect(page.getByRole('toolbar', { name: 'Formatting of Answer' })).toBeVisible()
  await page.keyboard.type('Yes, behind the building.')
  await input.fill(field(page, 'Category'), 'Visits')
  expect.soft(await clicksToPublish('Publish as the first'), 'a first question').toBeLessThanOrEqual(4)

  await uploadColor(page, '#2f7f86')
  await page.goto(`/admin/blog/${seed.posts[5]?.id}`)
  clicks = 0
  const cover = page.locator('[data-field="image1"]')
  await click(cover.getByRole('button', { name: staffMessages.media.choose }))
  await click(page.getByRole('dialog').getByRole('listitem').getByRole('button').first())
  await expect(cover.locator('img')).toBeVisible()
  expect.soft(await clicksToPublish(), 'a photo again').toBeLessThanOrEqual(3)
})

async function openScreen(page: Page, path: string, title: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.getByText(messages.loading)).toHaveCount(0)
}

/** At most 120 px from the top of the title to the first field. */
async function requireShortHead(page: Page, title: string): Promise<void> {
  const distance = await page.evaluate(() => {
    const top = document.querySelector('h1')?.getBoundingClientRect().top ?? 0
    const fields = [
      ...document.querySelectorAll<HTMLElement>('main :is(input, select, textarea, summary, tbody tr)'),
    ]
    const first = fields.find((field) => field.checkVisibility() && !field.closest('nav'))
    return (first?.getBoundingClientRect().top ?? top) - top
  })
  expect.soft(distance, `${title}: from the title to the first field`).toBeLessThanOrEqual(120)
}
