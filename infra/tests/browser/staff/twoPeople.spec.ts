import { type Browser, expect, type Page } from '@playwright/test'
import { byDay } from '#shared/testing/soak.ts'
import { staffMessages } from '../../../../web/staff/staffMessages.ts'
import { violations } from '../support/axe.ts'
import { draftPost, staffRequest } from './support/documents.ts'
import { button, field, isOpened, publicHtml, rendered, saved } from './support/editor.ts'
import { logInContext, newMember, sessionOf, siteAddress, test } from './support/staffTest.ts'

const texts = staffMessages.desk

/** A window looks for what others do every ten seconds. */
const look = { timeout: 30_000 }

const body = (page: Page) => page.getByRole('textbox', { name: 'Body' })

/** Opens a published post of two paragraphs, whose body is ready for keys. */
async function openPost(page: Page, session: string) {
  const content = '<p>First.</p><p>Second.</p>'
  const post = await draftPost(session, { title: 'By two', excerpt: 'Words of the first person.', content })
  await staffRequest(session, `${post.name}/publish`, 'POST', { version: 1 })
  await page.goto(post.editor)
  await isOpened(page)
  await body(page).click()
  await expect(page.getByRole('toolbar', { name: 'Formatting of Body' })).toBeVisible()
  await body(page).press('ControlOrMeta+End')
  return post
}

async function openAsColleague(browser: Browser, url: string) {
  const colleague = await newMember()
  const context = await browser.newContext({ baseURL: siteAddress() })
  await logInContext(context, await sessionOf(colleague))
  const other = await context.newPage()
  await other.goto(url)
  await isOpened(other)
  return { other, username: colleague.username }
}

test('two people at one post lose no character, and publish none that they have not seen [14.18, 14.25]', async ({
  staffPage: page,
  session,
  member,
  browser,
}) => {
  test.slow()
  const { title, path } = await openPost(page, session)
  await page.keyboard.type(' Third.')
  await saved(page)

  const { other, username } = await openAsColleague(browser, page.url())
  await expect(other.getByText(`${member.username} is editing, active just now.`)).toBeVisible()
  await expect(field(other, 'Title')).toBeDisabled()
  await expect(body(other)).toHaveAttribute('contenteditable', 'false')
  await expect(body(other)).toContainText('Third.')
  for (const colorScheme of byDay(['light', 'dark'] as const, 0)) {
    await other.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await violations(other)).toEqual([])
  }
  await button(other, 'Take over').click()
  await expect(other.getByText('You have asked for it')).toBeVisible()
  await page.bringToFront()
  await expect(page.getByText(`${username} asks for this page.`)).toBeInViewport(look)
  // The words of the first person are on their way when the page is handed over.
  await page.route('**/draft', (route) => route.abort())
  await page.keyboard.type(' Fourth, as it was taken over.')
  await button(page, 'Hand over now').click()
  await expect(field(other, 'Title')).toBeEnabled(look)
  await page.unroute('**/draft')
  await expect(page.getByText(new RegExp(`^${username} took over at `))).toBeInViewport(look)
  expect(await violations(page)).toEqual([])
  const place = await page.evaluate(() => scrollY)
  await page.keyboard.press('Space')
  expect(await page.evaluate(() => scrollY)).toBe(place)
  await expect(field(page, 'Title')).toBeDisabled()
  await page.keyboard.type('These keys reach nothing.')

  await other.bringToFront()
  await field(other, 'Excerpt').fill('Words of the second person.')
  await saved(other)
  const second = await other.context().newPage()
  await other.close()

  await page.bringToFront()
  await expect(field(page, 'Title')).toBeEnabled(look)
  await expect(field(page, 'Excerpt')).toHaveValue('Words of the second person.')
  await expect(body(page)).toHaveText(/^First\.\s*Second\. Third\. Fourth, as it was taken over\.$/)
  // After several failures, the next attempt waits for up to a minute.
  await expect(page.getByText(texts.save.saved, { exact: true })).toBeVisible({ timeout: 90_000 })

  await button(page, 'Publish').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(`Words of ${username} are among them, not published yet`)).toBeVisible()
  await expect(dialog.getByText(new RegExp(`^Excerpt ${username} \\(`))).toBeVisible()
  await dialog.getByRole('radio', { name: `Ask ${username} first` }).check()
  await expect(dialog.getByLabel('Question')).toHaveValue('May these words of yours go live: Excerpt?')
  expect(await violations(page, { selector: 'dialog[open]' })).toEqual([])
  await dialog.getByRole('button', { name: `Ask ${username}` }).click()
  await expect(page.getByText(`${username} will see it on Today. Nothing was published.`)).toBeVisible()
  expect(await publicHtml(path)).not.toContain('Fourth, as it was taken over.')

  await second.goto('/admin')
  await second
    .getByRole('link', { name: `${member.username} has written to you on “${title}”` })
    .press('Enter')
  await isOpened(second)
  await expect(second.getByText(`${member.username} to ${username}`)).toBeVisible()
  await second.getByRole('button', { name: 'Resolve' }).click()
  await expect(second.getByText('Resolved: 1')).toBeVisible()
  await second.close()

  await button(page, 'Publish').click()
  await dialog.getByRole('radio', { name: 'Publish mine only: Body' }).check()
  await dialog.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText(texts.publishedText)).toBeVisible()
  await expect
    .poll(async () => (await publicHtml(path)).includes('Fourth, as it was taken over.'), rendered)
    .toBe(true)
  expect(await publicHtml(path)).not.toContain('Words of the second person.')
  await expect(field(page, 'Excerpt')).toHaveValue('Words of the second person.')
})

// By day `documentStore.test.ts` and `Editor.test.tsx` have it.
test('a tab that was offline keeps its words, changes nothing under the keys, and is compared [14.19]', {
  tag: '@night',
}, async ({ staffPage: page, session, context, browser }) => {
  test.slow()
  const { name } = await openPost(page, session)
  await page.keyboard.type(' Third.')
  await saved(page)
  const { other } = await openAsColleague(browser, page.url())
  await context.setOffline(true)
  await page.keyboard.type(' Typed offline.')
  await expect(page.getByText(texts.save.offline)).toBeVisible()

  // The first person had the document, and the tab could not give it back.
  await button(other, 'Take over').click()
  await expect(body(other)).toHaveAttribute('contenteditable', 'true', { timeout: 60_000 })
  await body(other).press('ControlOrMeta+Home')
  await other.keyboard.type('Before. ')
  await saved(other)
  await other.close()
  // Before it has released the document, the first person would have lost it to a writer, not to a newer draft.
  await expect.poll(async () => (await staffRequest(session, name, 'GET'))?.editing).toBeUndefined()

  await page.bringToFront()
  await context.setOffline(false)
  await expect(page.getByText(texts.save.tooLate)).toBeVisible(look)
  await page.keyboard.type(' And after.')
  await expect(body(page)).toContainText('Third. Typed offline. And after.')
  await button(page, 'Compare').click()
  const choice = page.getByRole('dialog')
  await expect(choice.getByRole('radio', { name: /^Yours .*And after/ })).toBeChecked()
  await choice.getByRole('button', { name: 'Use these' }).click()
  await expect(body(page)).toHaveText(/^Before\. First\.\s*Second\. Third\. Typed offline\. And after\.$/)
  await saved(page)
})
